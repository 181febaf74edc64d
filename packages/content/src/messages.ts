/** The kernel's messages about commands, dice and records. Languages side by side; placeholders in double braces. */
import type { Messages } from './languages/languages.ts';
import { sumMessages } from './sumMessages.ts';
import * as terms from './terms.ts';

export const playMessages = {
  'engine.plain.command': { en: 'That is not a command.', it: 'Non è un comando.' },
  'engine.command.unknown': {
    en: 'Unknown command: {{command}}. Known: {{known}}.',
    it: 'Comando sconosciuto: {{command}}. Comandi noti: {{known}}.',
  },
  'engine.command.field': {
    en: 'Field {{field}} of command {{command}} is missing, unknown or invalid. Its fields: {{fields}}.',
    it: 'Il campo {{field}} del comando {{command}} manca, è sconosciuto o non è valido. I suoi campi: {{fields}}.',
  },
  'engine.command.nobody': {
    en: 'Command {{command}} refers to nothing in this battle ({{field}} {{index}}).',
    it: 'Il comando {{command}} non indica nulla in questa battaglia ({{field}} {{index}}).',
  },
  'engine.plain.deep': {
    en: 'The data at “{{path}}” is more than {{limit}} levels deep.',
    it: 'I dati in «{{path}}» superano {{limit}} livelli di profondità.',
  },
  'engine.plain.key': {
    en: 'The field “{{key}}” at “{{path}}” is not valid.',
    it: 'Il campo «{{key}}» in «{{path}}» non è valido.',
  },
  'engine.plain.kind': {
    en: 'The value at “{{path}}” is not plain data ({{kind}}).',
    it: 'Il valore in «{{path}}» non è un dato semplice ({{kind}}).',
  },
  'engine.plain.large': {
    en: 'The data is longer than {{limit}} characters.',
    it: 'I dati superano i {{limit}} caratteri.',
  },
  'engine.plain.number': {
    en: 'The value at “{{path}}” is not a valid number ({{number}}).',
    it: 'Il valore in «{{path}}» non è un numero valido ({{number}}).',
  },
  'engine.turn.over': {
    en: 'The battle is over.',
    it: 'La battaglia è finita.',
  },
  'engine.turn.other': {
    en: 'Now {{waiting}} must decide, not {{seat}}.',
    it: 'Ora la decisione spetta a {{waiting}}, non a {{seat}}.',
  },
  'engine.draw.answer': {
    en: 'First accept or decline the draw.',
    it: 'Prima accetta o rifiuta il pareggio offerto.',
  },
  'engine.dice.shape': {
    en: 'Roll the dice: give the faces of each roll.',
    it: 'Tira i dadi: indica le facce di ogni tiro.',
  },
  'engine.dice.handfuls': {
    en: 'Rolls needed {{wanted}}, given {{given}}. Each roll is a list of its faces.',
    it: 'Tiri richiesti {{wanted}}, indicati {{given}}. Ogni tiro è un elenco delle sue facce.',
  },
  'engine.dice.count': {
    en: 'Roll {{handful}}: dice needed {{wanted}}, given {{given}}.',
    it: 'Tiro {{handful}}: dadi richiesti {{wanted}}, indicati {{given}}.',
  },
  'engine.dice.face': {
    en: 'Roll {{handful}}, die {{die}}: {{face}} is not a face of this die ({{faces}}).',
    it: 'Tiro {{handful}}, dado {{die}}: {{face}} non è una faccia di questo dado ({{faces}}).',
  },
  'engine.undo.range': {
    en: 'That step does not exist: the battle has {{last}} commands.',
    it: 'Quel passo non esiste: la battaglia ha {{last}} comandi.',
  },
  'engine.undo.die': {
    en: 'Dice were rolled: undo cannot go back before command {{last}}.',
    it: 'I dadi sono tratti: non si può annullare prima del comando {{last}}.',
  },
  'engine.undo.forgotten': {
    en: 'Undo cannot go back before command {{first}}: earlier moments are not kept.',
    it: 'Non si può annullare prima del comando {{first}}: i momenti precedenti non sono conservati.',
  },
  'engine.amend.over': {
    en: 'The battle is over: nothing can be corrected any more.',
    it: 'La battaglia è finita: non si può più correggere nulla.',
  },
  'engine.amend.hidden': {
    en: 'Something is still hidden: corrections must wait until everything is revealed.',
    it: 'Qualcosa è ancora nascosto: le correzioni devono aspettare che tutto sia rivelato.',
  },
  'engine.amend.value': {
    en: 'This cannot be corrected: “{{path}}” is no such value, or the new value is of another kind.',
    it: 'Non si può correggere: «{{path}}» non è un tale valore, o il nuovo valore è di un altro tipo.',
  },
  'engine.amend.offTable': {
    en: 'The base would not be wholly on the table.',
    it: 'La basetta non sarebbe tutta sul tavolo.',
  },
  'engine.amend.overlap': {
    en: 'The base would overlap another.',
    it: 'La basetta si sovrapporrebbe a un’altra.',
  },
  'engine.amend.range': {
    en: 'This value must lie between {{least}} and {{most}}.',
    it: 'Questo valore deve stare tra {{least}} e {{most}}.',
  },
  'engine.amend.broken': {
    en: 'The battle could not go on from this correction.',
    it: 'La battaglia non potrebbe continuare da questa correzione.',
  },
  'engine.record.agreed': {
    en: 'Line {{line}} corrects the table without the consent of all sides.',
    it: 'La riga {{line}} corregge il tavolo senza il consenso di tutti gli schieramenti.',
  },
  'engine.record.empty': {
    en: 'The file is empty.',
    it: 'Il file è vuoto.',
  },
  'engine.record.foreign': {
    en: 'This is not a battle record.',
    it: 'Questa non è la registrazione di una battaglia.',
  },
  'engine.record.header': {
    en: 'The first line of the record is damaged at “{{field}}”.',
    it: 'La prima riga della registrazione è danneggiata in «{{field}}».',
  },
  'engine.record.format': {
    en: 'A newer program wrote this record (format {{format}}; this one reads up to {{known}}).',
    it: 'La registrazione è di un programma più recente (formato {{format}}; questo legge fino al {{known}}).',
  },
  'engine.record.ruleset': {
    en: 'This battle uses the rule set “{{ruleset}}”, which is not installed here.',
    it: 'Questa battaglia usa il regolamento «{{ruleset}}», che qui non è disponibile.',
  },
  'engine.record.rulesFuture': {
    en: 'This battle uses version {{version}} of “{{ruleset}}”: the newest here is {{known}}.',
    it: 'Questa battaglia usa la versione {{version}} di «{{ruleset}}»: qui la più recente è la {{known}}.',
  },
  'engine.record.rulesPast': {
    en: 'This battle uses version {{version}} of “{{ruleset}}”, which is no longer available (newest: {{known}}).',
    it: 'Questa battaglia usa la versione {{version}} di «{{ruleset}}», non più disponibile (ultima: {{known}}).',
  },
  'engine.record.setup': {
    en: 'The set-up in the record is not legal: see “{{path}}” ({{rule}}).',
    it: 'La preparazione nella registrazione non è valida: vedi «{{path}}» ({{rule}}).',
  },
  'engine.record.unreadable': {
    en: 'Line {{line}} is damaged and cannot be read.',
    it: 'Riga {{line}} danneggiata e illeggibile.',
  },
  'engine.record.shape': {
    en: 'Line {{line}} has a form that this program does not know.',
    it: 'La riga {{line}} ha una forma che questo programma non conosce.',
  },
  'engine.record.number': {
    en: 'Line {{line}} has number {{given}} instead of {{wanted}}: lines are missing, doubled or out of order.',
    it: 'La riga {{line}} ha il numero {{given}} invece di {{wanted}}: righe mancanti, doppie o fuori ordine.',
  },
  'engine.record.check': {
    en: 'Line {{line}}: the check after number {{n}} is missing or out of place.',
    it: 'Riga {{line}}: il controllo dopo il numero {{n}} manca o è fuori posto.',
  },
  'engine.record.chain': {
    en: 'Lines {{from}} to {{to}} do not fit together: one of them was changed or damaged.',
    it: 'Le righe da {{from}} a {{to}} non combaciano: una è stata modificata o danneggiata.',
  },
  'engine.record.state': {
    en: 'Line {{line}}: the battle does not match this check.',
    it: 'Riga {{line}}: la battaglia non corrisponde a questo controllo.',
  },
  'engine.record.seat': {
    en: 'Line {{line}}: no side is called “{{seat}}”.',
    it: 'Riga {{line}}: nessuna parte si chiama «{{seat}}».',
  },
  'engine.record.end': {
    en: 'Line {{line}} ends a battle that is not over.',
    it: 'La riga {{line}} chiude una battaglia non ancora finita.',
  },
  'engine.record.dice': {
    en: 'Line {{line}}: the dice are bound after the first roll.',
    it: 'Riga {{line}}: i dadi sono vincolati dopo il primo tiro.',
  },
  'engine.record.afterEnd': {
    en: 'Line {{line}} follows the end of the battle.',
    it: 'La riga {{line}} viene dopo la fine della battaglia.',
  },
  'engine.record.long': {
    en: 'Line {{line}} is longer than {{limit}} characters.',
    it: 'La riga {{line}} supera i {{limit}} caratteri.',
  },
  'engine.record.refused': {
    en: 'Line {{line}}: illegal order ({{rule}}).',
    it: 'Riga {{line}}: ordine non valido ({{rule}}).',
  },
  'engine.record.hash': {
    en: 'Line {{line}} does not match the battle: the record was changed or damaged.',
    it: 'La riga {{line}} non corrisponde alla battaglia: la registrazione è stata modificata o danneggiata.',
  },
  'engine.record.broken': {
    en: 'Line {{line}}: the program failed during replay.',
    it: 'Riga {{line}}: il programma si è bloccato durante il replay.',
  },
} as const satisfies Messages;

/** Messages about files and pasted text of the wrong form. A player who only plays never needs them. */
export const problemMessages = {
  'engine.pasted.ignored': { en: 'Passed over.', it: 'Tralasciata.' },
  'engine.problem.lineTooLong': {
    en: 'The line has {{length}} characters: the limit is {{most}}.',
    it: 'La riga ha {{length}} caratteri: il limite è {{most}}.',
  },
  'engine.problem.tooManyLines': {
    en: 'The text has {{length}} lines: the limit is {{most}}.',
    it: 'Il testo ha {{length}} righe: il limite è {{most}}.',
  },
  'engine.problem.notText': { en: 'Write text here, not {{value}}.', it: 'Qui serve un testo, non {{value}}.' },
  'engine.problem.textLength': {
    en: 'The text has {{length}} characters: write 1 to {{most}}.',
    it: 'Il testo ha {{length}} caratteri: scrivine da 1 a {{most}}.',
  },
  'engine.problem.pattern': {
    en: '“{{value}}” does not match the form {{pattern}}.',
    it: '«{{value}}» non corrisponde alla forma {{pattern}}.',
  },
  'engine.problem.notOneOf': {
    en: '“{{value}}” is not one of these: {{choices}}.',
    it: '«{{value}}» non è tra: {{choices}}.',
  },
  'engine.problem.notConstant': {
    en: 'Write {{wanted}} here, not {{value}}.',
    it: 'Qui va {{wanted}}, non {{value}}.',
  },
  'engine.problem.notNumber': { en: 'Write a number here, not {{value}}.', it: 'Qui va un numero, non {{value}}.' },
  'engine.problem.notWhole': { en: '{{value}} is not a whole number.', it: '{{value}} non è un numero intero.' },
  'engine.problem.outOfRange': {
    en: '{{value}} is outside {{least}} to {{most}}.',
    it: '{{value}} non è tra {{least}} e {{most}}.',
  },
  'engine.problem.notFlag': {
    en: 'Write true or false here, not {{value}}.',
    it: 'Qui va true o false, non {{value}}.',
  },
  'engine.problem.scenario.script': {
    en: 'The scenario has rules of its own, which {{ruleset}} cannot play. Without the field “script” it is played by the book.',
    it: 'Lo scenario ha regole sue, che {{ruleset}} non sa giocare. Senza il campo «script» si gioca secondo il libro.',
  },
  'engine.problem.script.twoSides': {
    en: 'A scenario’s own rules are for two sides.',
    it: 'Le regole proprie di uno scenario sono per due parti.',
  },
  'engine.problem.script.position': {
    en: 'A scenario’s own rules need a scenario file: a position has none.',
    it: 'Le regole proprie di uno scenario vogliono un file di scenario: una posizione non ne ha.',
  },
  'engine.problem.script.twice': terms.TheIdTwice,
  'engine.problem.script.reservedSide': terms.NoIdOfASide,
  'engine.problem.script.reserved': {
    en: 'A place cannot be called “{{id}}”: that word stands for enemy losses.',
    it: 'Un luogo non può chiamarsi «{{id}}»: la parola indica le perdite nemiche.',
  },
  'engine.problem.script.offTable': {
    en: 'The place “{{id}}” is off the table.',
    it: 'Il luogo «{{id}}» è fuori dal tavolo.',
  },
  'engine.problem.script.arrivesTwice': {
    en: '“{{id}}” arrives twice.',
    it: '«{{id}}» arriva due volte.',
  },
  'engine.problem.script.noCondition': {
    en: 'Say when it happens: “turn”, “holds”, “enters”, “lost” or “losses”.',
    it: 'Di’ quando accade: «turn», «holds», «enters», «lost» o «losses».',
  },
  'engine.problem.script.sideOfTurn': {
    en: '“side” says whose turn: it needs “turn” beside it.',
    it: '«side» dice di chi è il turno: accanto serve «turn».',
  },
  'engine.problem.script.stretch': {
    en: 'The stretch must run from a smaller to a larger figure, up to {{long}} mm.',
    it: 'Il tratto deve andare da una cifra minore a una maggiore, fino a {{long}} mm.',
  },
  'engine.problem.scenario.ruleset': {
    en: 'The scenario is for “{{value}}”, not for {{ruleset}}.',
    it: 'Lo scenario è per «{{value}}», non per {{ruleset}}.',
  },
  'engine.problem.scenario.silent': {
    en: 'Write a text in at least one language, such as “en”.',
    it: 'Scrivi un testo in almeno una lingua, come «it».',
  },
  'engine.problem.scenario.untranslated': {
    en: 'The text is missing in “{{language}}”, which “languages” promises.',
    it: 'Manca il testo in «{{language}}», che «languages» promette.',
  },
  'engine.problem.notList': { en: 'Write a list here, not {{value}}.', it: 'Qui va un elenco, non {{value}}.' },
  'engine.problem.listLength': {
    en: 'Entries {{length}}: the list takes {{least}} to {{most}}.',
    it: 'Voci {{length}}: l’elenco ne ammette da {{least}} a {{most}}.',
  },
  'engine.problem.listMultiple': {
    en: '{{length}} entries; a multiple of {{multiple}} is wanted.',
    it: '{{length}} voci; serve un multiplo di {{multiple}}.',
  },
  'engine.problem.notRecord': {
    en: 'Write an object with named fields here, not {{value}}.',
    it: 'Qui va un oggetto con campi, non {{value}}.',
  },
  'engine.problem.unknownKey': {
    en: 'Unknown field “{{key}}”. Use one of: {{known}}.',
    it: 'Campo sconosciuto «{{key}}». Usa uno di questi: {{known}}.',
  },
  'engine.outcomes.many': {
    en: 'Too many dice: more than {{most}} results.',
    it: 'Troppi dadi: più di {{most}} esiti.',
  },
  'engine.scenario.unknown': {
    en: 'No scenario is called “{{name}}”. Choose one of: {{known}}.',
    it: 'Nessuno scenario si chiama «{{name}}». Scegli tra: {{known}}.',
  },
  'engine.problem.missing': { en: 'The field “{{key}}” is missing.', it: 'Manca il campo «{{key}}».' },
  'engine.problem.oneOf': {
    en: 'Use exactly one of these: {{choices}}.',
    it: 'Usa esattamente uno di questi: {{choices}}.',
  },
} as const satisfies Messages;

/** All of the kernel's own messages. */
export const engineMessages = { ...playMessages, ...problemMessages, ...sumMessages } as const;

/** The key of a message of the kernel. */
export type EngineMessage = keyof typeof engineMessages;
