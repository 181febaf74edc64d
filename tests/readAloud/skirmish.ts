// A referee of the skirmish: every roll is judged again from the printed lines, in English or Italian.
import { expect } from 'vitest';
import {
  hasReason,
  isSuccess,
  type LineReader,
  number,
  numbers,
  type Reader,
  readerOf,
  successes,
  type Told,
  valueOf,
} from './reading.ts';

type Posture = 'standing' | 'down' | 'prone';
type What = 'nothing' | 'recoil' | 'fallen' | 'wounded' | 'killed' | 'cover' | 'prone';

/** How a fight or shot ends: for the attacker (`own`) or the target, and what decided. */
interface Ending {
  readonly own?: boolean;
  readonly what: What;
  readonly why: RegExp;
}

const RESULTS: readonly (readonly [RegExp, What])[] = [
  [/no effect|nessun effetto/, 'nothing'],
  [/recoils|arretra/, 'recoil'],
  [/knocked down|a terra/, 'fallen'],
  [/wounded|ferito/, 'wounded'],
  [/killed|ucciso/, 'killed'],
  [/cover|copertura/, 'cover'],
  [/prone|prono/, 'prone'],
];
const OWN = /^(attacker|l’attaccante|attaccante)/;

const CLASH =
  /^(?:(.*?)( attacks | attacca | strikes a powerful blow at |, attacco potente contro | strikes a parting blow at |, colpo alle spalle di | shoots at | tira a | takes an aimed shot at |, tiro mirato a )|(?:Volley at |Salva contro ))(.*): ([^:]+) \((\d+) (?:against|contro) (\d+); (?:dice|dadi) (\d), (\d); ([^;]+?)(?:; .*)?\)\.$/;
const SHOT = /shoots|tira a|aimed|mirato/;

const TIE = /^(a tie|parità)$/;
const TRIPLED = /^(tripled|punteggio triplo)$/;
const DOUBLED = /^(doubled|punteggio doppio)$/;
const DOWN = /^(already down|già a terra)$/;
const ODD = /^(winner’s die odd|dado del vincitore dispari)$/;
const EVEN = /^(winner’s die even|dado del vincitore pari)$/;
const SHOOTER = /^(a losing shooter is safe|chi spara non rischia)$/;
const LYING = /^(a model not standing only survives|chi non è in piedi si salva soltanto)$/;
const FLEEING = /^(only the fleeing model can suffer|solo chi fugge può subire)$/;
const FLEEING_ODD = /odd, no recoil in flight$|dispari, chi fugge non arretra$/;
const RIDER = /odd, a rider recoils$|dispari, i cavalieri arretrano$/;
const PRONE = /odd, already prone$|dispari, già in posizione prona$/;

/** SK-HTH-4, SK-HTH-5, SK-HTH-6: doubled or tripled, then a loser who was down, then the winner's die. */
function beaten(high: number, low: number, down: boolean, natural: number): Ending {
  if (high >= 3 * low) return { what: 'killed', why: TRIPLED };
  if (high >= 2 * low) return { what: 'wounded', why: DOUBLED };
  if (down) return { what: 'wounded', why: DOWN };
  return natural % 2 === 1 ? { what: 'recoil', why: ODD } : { what: 'fallen', why: EVEN };
}

/** What a line must be followed by, before the next roll: a model's name, and the words for it. */
interface Owed {
  readonly model: string;
  readonly by: RegExp;
}

const FOLLOWS: Readonly<Record<What, RegExp | null>> = {
  nothing: null,
  // SK-HTH-17, -18: a model without room is knocked down instead.
  recoil: / (recoils to|is knocked down|arretra|finisce a terra)/,
  fallen: / (is knocked down|finisce a terra)/,
  wounded: / is out of action \(wounded\)| è fuori combattimento \(ferite\)/,
  killed: / (is killed|muore)/,
  // SK-RNG-22: without a cover to reach it recoils or goes prone where it is.
  cover: / (runs for|recoils to|goes prone|is knocked down|corre|arretra|si mette|finisce a terra)/,
  prone: / (goes prone|si mette in posizione prona)/,
};

const POSTURES: readonly (readonly [RegExp, Posture])[] = [
  [/^(.*) (?:is knocked down|finisce a terra)\.$/, 'down'],
  [/^(.*) (?:goes prone|si mette in posizione prona)\.$/, 'prone'],
  [/^(.*) (?:stands up|si alza)\.$/, 'standing'],
];

/** A referee who knows nothing but the lines so far: who lies where he was told to lie. */
export function skirmishReader(): Reader {
  const postures = new Map<string, Posture>();
  let owed: Owed | null = null;
  let shotDie = 0;

  const posture: LineReader = ({ line }) => {
    for (const [words, how] of POSTURES) {
      const [, model] = words.exec(line) ?? [];
      if (model !== undefined && !model.endsWith('falls and') && !model.endsWith('precipita e')) {
        postures.set(model, how);
        return true;
      }
    }
    return false;
  };

  /** SK-GEN-9, SK-HTH-4, SK-RNG-12: scores, loser, result and ground from faces, sums and who lay before. */
  const clash: LineReader = (told) => {
    const match = CLASH.exec(told.line);
    if (match === null) return false;
    const { line } = told;
    const [, attacker = '', verb = 'volley', target = '', result = '', scoreA, scoreD, dieA, dieD, why = ''] = match;
    const [faceA, faceD] = [number(dieA), number(dieD)];
    const a = Math.max(0, faceA + valueOf(told, /^(Attack|Attacco)$/));
    const d = Math.max(0, faceD + valueOf(told, /^(Defence|Difesa)$/));
    expect([number(scoreA), number(scoreD)], line).toEqual([a, d]);
    const highA = a + valueOf(told, /(doubling|doppio).*(attack|attacco)$/);
    const highD = d + valueOf(told, /(doubling|doppio).*(defence|difesa)$/);
    const lies = postures.get(target) ?? 'standing';
    const won = () => beaten(highA, highD, lies === 'down', faceA);
    const shot = verb === 'volley' || SHOT.test(verb);
    const expected =
      a === d
        ? { what: 'nothing' as const, why: TIE }
        : shot
          ? shotEnding(told, a > d ? won() : null, lies, why)
          : meleeEnding(/parting|spalle/.test(verb), a > d ? won() : null, lies, () =>
              beaten(highD, highA, false, faceD),
            );
    expect([OWN.test(result), RESULTS.find(([words]) => words.test(result))?.[1]], line).toEqual([
      expected.own ?? false,
      expected.what,
    ]);
    expect(why, line).toMatch(expected.why);
    // Words choose the cost and the reason alike: what was paid for stands in both.
    expect(hasReason(told, /^(Powerful blow|Attacco potente)$/), line).toBe(/powerful|potente/.test(verb));
    expect(hasReason(told, /^(Aimed shot|Tiro mirato)$/), line).toBe(/aimed|mirato/.test(verb));
    const by = FOLLOWS[expected.what];
    owed = by === null ? null : { model: expected.own ? attacker : target, by };
    if (shot) shotDie = faceA;
    return true;
  };

  /** SK-SEQ-5, SK-SEQ-6: what a result does to its loser is told next. */
  const carriedOut = ({ line }: Told): void => {
    if (owed !== null && line.startsWith(owed.model) && owed.by.test(line)) owed = null;
  };

  const kinds = readerOf({
    clash,
    activation,
    morale,
    fear,
    fall,
    bash,
    unpredictable,
    roles,
    terrain,
    initiative,
    posture,
    depleted: ({ line }) => {
      if (!/ (runs out of ammunition|esaurisce le munizioni) /.test(line)) return false;
      expect(shotDie, line).toBe(1);
      return true;
    },
  });
  return (told) => {
    if (CLASH.test(told.line) || ROLL.test(told.line)) expect(owed, told.line).toBeNull();
    carriedOut(told);
    return kinds(told);
  };
}

/** Lines that begin something new: whatever came of the fight before must have been told. */
const ROLL = / (activates)\.$|^Attivazione: /;

function meleeEnding(parting: boolean, won: Ending | null, lies: Posture, lost: () => Ending): Ending {
  if (won !== null) return parting && won.what === 'recoil' ? { what: 'nothing', why: FLEEING_ODD } : won;
  if (parting) return { what: 'nothing', why: FLEEING };
  if (lies !== 'standing') return { what: 'nothing', why: LYING };
  return { ...lost(), own: true };
}

/** SK-RNG-12, -13, -15, -23; that the target rides is told with what decided. */
function shotEnding(told: Told, won: Ending | null, lies: Posture, why: string): Ending {
  if (won === null) return { what: 'nothing', why: SHOOTER };
  if (won.what !== 'recoil' || told.rule === 'SK-RNG-12') return won;
  if (RIDER.test(why)) return { what: 'recoil', why: RIDER };
  if (!hasReason(told, /^(Light|Heavy) cover$|^Copertura (leggera|pesante)$/)) return { what: 'cover', why: ODD };
  return lies === 'prone' ? { what: 'nothing', why: PRONE } : { what: 'prone', why: ODD };
}

/** SK-ACT-2, SK-ACT-3, SK-SPR-21: actions and turnover from faces. */
const activation: LineReader = ({ line }) => {
  const match =
    /(?:(?:actions|azioni) (\d+)|no actions|nessuna azione).*\((?:rolled|dadi) ([\d, ]+) (?:on|con) (\d)\+\)/.exec(
      line,
    );
  if (match === null) return false;
  const faces = numbers(match[2]);
  const good = successes(faces, number(match[3]));
  const unstable = /, (Unstable|Instabile): /.test(line);
  if (unstable) expect(faces, line).toContain(1);
  expect(number(match[1] ?? '0'), line).toBe(unstable ? 0 : good);
  expect(/turnover|passaggio del turno/.test(line), line).toBe(faces.length - good >= 2);
  return true;
};

const FAILURES: readonly RegExp[] = [
  /stands its ground \(|resiste \(/,
  /one morale failure|un fallimento di morale/,
  /two morale failures|due fallimenti di morale/,
  /three morale failures|tre fallimenti di morale/,
];

const morale: LineReader = ({ line }) => {
  const match = /\((?:rolled|dadi) (\d, \d, \d) (?:on|con) (\d)\+\)/.exec(line);
  const failures = FAILURES.findIndex((words) => words.test(line));
  if (match === null || failures < 0) return false;
  expect(failures, line).toBe(3 - successes(numbers(match[1]), number(match[2])));
  return true;
};

/** SK-SPR-4. */
const fear: LineReader = ({ line }) => {
  const match = /(flees from|fugge da )?.*\((?:rolled|dado) (\d) (?:on|con) (\d)\+\)/.exec(line);
  if (match === null || !/flees from|against|fugge da|resiste alla paura/.test(line)) return false;
  expect(/flees from|fugge da/.test(line), line).toBe(!isSuccess(number(match[2]), number(match[3])));
  return true;
};

/** SK-MOV-15. */
const fall: LineReader = (told) => {
  const match = /(?:falls and|precipita e) .* \((\d+) (?:against|contro) (\d+); (?:dice|dadi) (\d), (\d)\)/.exec(
    told.line,
  );
  if (match === null) return false;
  const [own, height] = [number(match[1]), number(match[2])];
  expect(own, told.line).toBe(Math.max(0, number(match[3]) + valueOf(told, /falling model|modello che precipita/i)));
  expect(height, told.line).toBe(number(match[4]) + valueOf(told, /^(fall|altezza)$/i));
  expect(/wounded|ferita/.test(told.line), told.line).toBe(height >= 2 * own);
  return true;
};

/** SK-MOV-12. */
const bash: LineReader = (told) => {
  const match = /\((?:score|punteggio) (\d+), (?:needed|serviva) (\d+); (?:die|dado) (\d)\)/.exec(told.line);
  if (match === null) return false;
  const [score, needed, die] = match.slice(1).map(Number) as [number, number, number];
  expect(score, told.line).toBe(die + valueOf(told, /Added to the die|Aggiunto al dado/));
  expect(/breaks through|abbatte l/.test(told.line), told.line).toBe(die > 1 && score >= needed);
  return true;
};

/** SK-SPR-22. */
const unpredictable: LineReader = ({ line }) => {
  const match = /, (?:Unpredictable|Imprevedibile): (.*) \((?:rolled|tiro) (\d)\)/.exec(line);
  if (match === null) return false;
  const effect = /enemy|nemico/.test(match[1] ?? '') ? 1 : /\+1/.test(match[1] ?? '') ? 6 : 0;
  expect(effect, line).toBe([1, 6].includes(number(match[2])) ? number(match[2]) : 0);
  return true;
};

/** SK-SET-1: the highest total chooses. */
const roles: LineReader = ({ line, sums }) => {
  const match = /^(?:Choice of role|Scelta del ruolo): (.*) \((?:rolled|tiro) ([\d, ]+)\)/.exec(line);
  if (match === null) return false;
  const rolled = sums.map(({ value }) => value).sort((a, b) => b - a);
  expect(numbers(match[2]), line).toEqual(rolled);
  if (!/tie|parità/.test(match[1] ?? ''))
    expect(sums.find(({ value }) => value === rolled[0])?.label, line).toBe(match[1]);
  return true;
};

const WOODS = /^(woods|bosco)$/;
const BUILDING = /^(building|edificio)$/;
const ROUGH = /^(rough area|terreno accidentato)$/;
const FENCES = /^(fences|steccati)/;
const WALLS = /^(low walls|muretti)/;
const HILL = /^(small hill|piccola collina)$/;
const NONE = /^(nothing|niente)$/;
const TERRAIN: Readonly<Record<string, readonly RegExp[]>> = {
  'SK-TER-5': [WOODS, BUILDING, ROUGH, NONE, NONE, NONE],
  'SK-TER-6': [WOODS, BUILDING, ROUGH, FENCES, NONE, NONE],
  'SK-TER-7': [WOODS, BUILDING, ROUGH, FENCES, WALLS, NONE],
  'SK-TER-8': [WOODS, ROUGH, BUILDING, FENCES, WALLS, HILL],
};

/** SK-TER-5 to -9, SK-TER-17: what stands there, or how many of it (a third of the face, SK-GEN-1). */
const terrain: LineReader = ({ line, rule }) => {
  const match = /^(?:Terrain|Terreno), .*?: (.*?) ?(\d)? \((?:rolled|tiro) (\d)\)\.$/.exec(line);
  if (match === null) return false;
  const [, what = '', count, rolled] = match;
  const face = number(rolled);
  if (rule === 'SK-TER-9' && face > 3) expect(what, line).toMatch(/^(wooded area|area boscosa)$/);
  else if (rule === 'SK-TER-9')
    expect([what, number(count)], line).toEqual([expect.stringMatching(/single trees|alberi/), face]);
  else if (count !== undefined) expect(number(count), line).toBe(Math.ceil(face / 2));
  else expect(what, line).toMatch(TERRAIN[rule]?.[face - 1] ?? /^$/);
  return true;
};

/** SK-INI-1: the higher die stands first, beside the name. */
const initiative: LineReader = ({ line }) => {
  const match = /^(?:Initiative|Iniziativa): (.*) \((?:rolled|tiro) (\d), (\d)\)/.exec(line);
  if (match === null) return false;
  const [high, low] = [number(match[2]), number(match[3])];
  if (/tie|parità/.test(match[1] ?? '')) expect(high, line).toBe(low);
  else expect(high, line).toBeGreaterThan(low);
  return true;
};
