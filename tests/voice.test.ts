// The voice of the texts, as patterns: each finds the fault it is for, and passes a sound text of the same kind.
import { describe, expect, it } from 'vitest';
import { voiceFaults } from '../scripts/voice/patterns.ts';

const found = (en: string, it: string, name = 'web.some.key') =>
  voiceFaults({ name, key: name, where: 'here', en, it }).map(({ pattern }) => pattern);

/** Pattern, a faulty pair of texts, and a sound pair. */
const CASES: readonly (readonly [string, readonly [string, string], readonly [string, string]])[] = [
  [
    'who clause',
    ['Who goes first attacks.', 'Il primo attacca.'],
    ['The first player attacks.', 'Il primo giocatore attacca.'],
  ],
  [
    'what clause',
    ['What the rules forbid is shown.', 'Gli errori compaiono.'],
    ['Errors show as you build.', 'Gli errori compaiono.'],
  ],
  [
    'may not',
    ['A unit may not fire.', 'Un’unità non può sparare.'],
    ['A unit cannot fire.', 'Un’unità non può sparare.'],
  ],
  ['old word', ['Begin anew.', 'Ricomincia.'], ['Begin again.', 'Ricomincia.']],
  [
    'he',
    ['The model stands, then he moves.', 'Si alza e muove.'],
    ['The model stands, then moves.', 'Si alza e muove.'],
  ],
  ['verb beside a side', ['{{side}} wins.', 'Vittoria: {{side}}.'], ['Victory: {{side}}.', 'Vittoria: {{side}}.']],
  ['term', ['The general obeys.', 'Il generale si attiva.'], ['The general activates.', 'Il generale si attiva.']],
  ['term', ['A unit breaks.', 'Un’unità nel caos.'], ['A unit is confused.', 'Un’unità in confusione.']],
  ['term', ['Two members.', 'Due membri.'], ['Two models.', 'Due modelli.']],
  ['regular for legal', ['Legal squad', 'Squadra regolare'], ['Legal squad', 'Squadra valida']],
  ['field left out', ['Left out: none', 'Se manca: nessuno'], ['Left out: none', 'Se vuoto: nessuno']],
  ['apart', ['Cancel', 'Annulla'], ['Undo', 'Annulla']],
  ['apart', ['Volley', 'Salva'], ['Save', 'Salva']],
  ['apart', ['{{name}}: killed', '{{name}}: morte'], ['{{name}}: killed', '{{name}}: ucciso']],
  ['American spelling', ['The center.', 'Il centro.'], ['The centre.', 'Il centro.']],
  ['stick letter', ['Within S.', 'Entro S.'], ['Within S.', 'Entro 1C.']],
  ['agreement', ['{{unit}} breaks.', '{{unit}} è stata rotta.'], ['{{unit}} breaks.', '{{unit}} cede.']],
  ['article', ['Orders: {{side}}.', 'Comandi di {{side}}.'], ['Orders: {{side}}.', 'Comandi: {{side}}.']],
  ['straight quotes', ["The unit's edge.", 'Il bordo.'], ['The unit’s edge.', 'Il bordo.']],
  ['hyphen in a range', ['On 1-2.', 'Con 1–2.'], ['On 1–2.', 'Con 1–2.']],
  ['hyphen as minus', ['At -1.', 'A −1.'], ['At −1.', 'A −1.']],
  ['three dots', ['Waiting...', 'In attesa…'], ['Waiting…', 'In attesa…']],
  ['unit without a space', ['{{asked}}mm', '{{asked}} mm'], ['{{asked}} mm', '{{asked}} mm']],
  ['placeholders', ['{{unit}} breaks.', 'L’unità cede.'], ['{{unit}} breaks.', '{{unit}} cede.']],
  ['figures', ['Within 2L.', 'Entro 3L.'], ['Within 2L.', 'Entro 2L.']],
];

describe('the voice', () => {
  it.each(CASES)('finds: %s', (pattern, [en, it], [soundEn, soundIt]) => {
    expect(found(en, it)).toContain(pattern);
    expect(found(soundEn, soundIt)).toEqual([]);
  });

  it('wants no full stop on a button', () => {
    expect(found('Confirm.', 'Conferma.', 'web.preview.do.confirm')).toContain('full stop');
    expect(found('Confirm', 'Conferma', 'web.preview.do.confirm')).toEqual([]);
  });
});
