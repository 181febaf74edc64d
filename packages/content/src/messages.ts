/** The kernel's messages about commands, dice and records. Languages side by side; placeholders in i18next's form. */
export const playMessages = {
  'engine.plain.command': {
    en: 'That is not a command.',
    it: 'Questo non è un comando.',
  },
  'engine.command.unknown': { en: 'No such command: {{command}}.', it: 'Comando sconosciuto: {{command}}.' },
  'engine.command.field': {
    en: 'The field {{field}} of the command {{command}} is missing, unknown or impossible.',
    it: 'Il campo {{field}} del comando {{command}} manca, è sconosciuto o è impossibile.',
  },
  'engine.command.nobody': {
    en: 'The command {{command}} names nothing in this battle ({{field}} {{index}}).',
    it: 'Il comando {{command}} non indica niente in questa battaglia ({{field}} {{index}}).',
  },
  'engine.plain.deep': {
    en: 'The data at “{{path}}” is nested more than {{limit}} levels deep.',
    it: 'I dati in «{{path}}» sono annidati oltre {{limit}} livelli.',
  },
  'engine.plain.key': {
    en: 'The name “{{key}}” at “{{path}}” is not allowed.',
    it: 'Il nome «{{key}}» in «{{path}}» non è ammesso.',
  },
  'engine.plain.kind': {
    en: 'The value at “{{path}}” is not plain data ({{kind}}).',
    it: 'Il valore in «{{path}}» non è un dato semplice ({{kind}}).',
  },
  'engine.plain.large': {
    en: 'The data is larger than {{limit}} characters.',
    it: 'I dati superano i {{limit}} caratteri.',
  },
  'engine.plain.number': {
    en: 'The value at “{{path}}” is not a usable number ({{number}}).',
    it: 'Il valore in «{{path}}» non è un numero utilizzabile ({{number}}).',
  },
  'engine.turn.over': {
    en: 'The battle is over.',
    it: 'La battaglia è finita.',
  },
  'engine.turn.other': {
    en: 'It is not for {{seat}} to decide now: the battle waits for {{waiting}}.',
    it: 'Ora la decisione non spetta a {{seat}}: la battaglia attende {{waiting}}.',
  },
  'engine.dice.shape': {
    en: 'The battle waits for dice: give the faces of every handful.',
    it: 'La battaglia attende i dadi: indica le facce di ogni lancio.',
  },
  'engine.dice.handfuls': {
    en: 'Handfuls of dice to roll: {{wanted}}; given: {{given}}.',
    it: 'Lanci di dadi richiesti: {{wanted}}; indicati: {{given}}.',
  },
  'engine.dice.count': {
    en: 'Handful {{handful}}: dice to roll: {{wanted}}; given: {{given}}.',
    it: 'Lancio {{handful}}: dadi richiesti: {{wanted}}; indicati: {{given}}.',
  },
  'engine.dice.face': {
    en: 'Handful {{handful}}, die {{die}}: {{face}} is not a face of this die ({{faces}}).',
    it: 'Lancio {{handful}}, dado {{die}}: {{face}} non è una faccia di questo dado ({{faces}}).',
  },
  'engine.undo.range': {
    en: 'There is no such moment: the battle is {{last}} commands long.',
    it: 'Quel momento non esiste: la battaglia conta {{last}} comandi.',
  },
  'engine.undo.die': {
    en: 'A die that has fallen stays fallen: nothing before command {{last}} can be taken back.',
    it: 'Il dado è tratto: non si può annullare nulla prima del comando {{last}}.',
  },
  'engine.record.empty': {
    en: 'The file is empty.',
    it: 'Il file è vuoto.',
  },
  'engine.record.foreign': {
    en: 'This is not the record of a battle.',
    it: 'Questa non è la registrazione di una battaglia.',
  },
  'engine.record.header': {
    en: 'The first line of the record is damaged at “{{field}}”.',
    it: 'La prima riga della registrazione è danneggiata in «{{field}}».',
  },
  'engine.record.format': {
    en: 'This record was written by a newer program (format {{format}}; this one reads up to {{known}}).',
    it: 'Questa registrazione è stata scritta da un programma più recente (formato {{format}}; questo legge fino al {{known}}).',
  },
  'engine.record.ruleset': {
    en: 'This battle goes by the rule set “{{ruleset}}”, which is not installed here.',
    it: 'Questa battaglia segue il regolamento «{{ruleset}}», che qui non è disponibile.',
  },
  'engine.record.rulesFuture': {
    en: 'This battle goes by version {{version}} of the rule set “{{ruleset}}”; the newest here is {{known}}.',
    it: 'Questa battaglia segue la versione {{version}} del regolamento «{{ruleset}}»; la più recente qui è la {{known}}.',
  },
  'engine.record.rulesPast': {
    en: 'This battle goes by version {{version}} of the rule set “{{ruleset}}”, which this program no longer has (newest: {{known}}).',
    it: 'Questa battaglia segue la versione {{version}} del regolamento «{{ruleset}}», che questo programma non ha più (ultima: {{known}}).',
  },
  'engine.record.setup': {
    en: 'The set-up in the record cannot be played: see “{{path}}” ({{rule}}).',
    it: 'La preparazione nella registrazione non è giocabile: vedi «{{path}}» ({{rule}}).',
  },
  'engine.record.unreadable': {
    en: 'Line {{line}} cannot be read: the file is damaged.',
    it: 'La riga {{line}} è illeggibile: il file è danneggiato.',
  },
  'engine.record.shape': {
    en: 'Line {{line}} is not a command.',
    it: 'La riga {{line}} non è un comando.',
  },
  'engine.record.long': {
    en: 'Line {{line}} is longer than {{limit}} characters.',
    it: 'La riga {{line}} supera i {{limit}} caratteri.',
  },
  'engine.record.refused': {
    en: 'Line {{line}}: illegal order ({{rule}}).',
    it: 'Riga {{line}}: le regole rifiutano questo comando ({{rule}}).',
  },
  'engine.record.hash': {
    en: 'Line {{line}} does not fit the battle: the record was changed or damaged.',
    it: 'La riga {{line}} non corrisponde alla battaglia: la registrazione è stata modificata o danneggiata.',
  },
  'engine.record.broken': {
    en: 'Line {{line}}: the program failed while replaying this battle ({{error}}).',
    it: 'Riga {{line}}: il programma ha fallito nel rigiocare questa battaglia ({{error}}).',
  },
} as const satisfies Record<string, { readonly en: string; readonly it: string }>;

/** Messages about files and pasted text of the wrong form. A player who only plays never needs them. */
export const problemMessages = {
  'engine.problem.lineTooLong': {
    en: 'The line has {{length}} characters; at most {{most}} are read.',
    it: 'La riga ha {{length}} caratteri; se ne leggono al massimo {{most}}.',
  },
  'engine.problem.tooManyLines': {
    en: 'The text has {{length}} lines; at most {{most}} are read.',
    it: 'Il testo ha {{length}} righe; se ne leggono al massimo {{most}}.',
  },
  'engine.problem.notText': { en: 'A text is needed here, not {{value}}.', it: 'Qui serve un testo, non {{value}}.' },
  'engine.problem.textLength': {
    en: 'The text has {{length}} characters; 1 to {{most}} are allowed.',
    it: 'Il testo ha {{length}} caratteri; ne sono ammessi da 1 a {{most}}.',
  },
  'engine.problem.pattern': {
    en: '“{{value}}” does not have the form needed here ({{pattern}}).',
    it: '«{{value}}» non ha la forma richiesta ({{pattern}}).',
  },
  'engine.problem.notOneOf': {
    en: '“{{value}}” is not one of: {{choices}}.',
    it: '«{{value}}» non è tra: {{choices}}.',
  },
  'engine.problem.notConstant': {
    en: 'This must be {{wanted}}, not {{value}}.',
    it: 'Qui deve esserci {{wanted}}, non {{value}}.',
  },
  'engine.problem.notNumber': {
    en: 'A number is needed here, not {{value}}.',
    it: 'Qui serve un numero, non {{value}}.',
  },
  'engine.problem.notWhole': { en: '{{value}} is not a whole number.', it: '{{value}} non è un numero intero.' },
  'engine.problem.outOfRange': {
    en: '{{value}} is outside {{least}} to {{most}}.',
    it: '{{value}} non è compreso tra {{least}} e {{most}}.',
  },
  'engine.problem.notFlag': {
    en: 'true or false is needed here, not {{value}}.',
    it: 'Qui serve true o false, non {{value}}.',
  },
  'engine.problem.notList': { en: 'A list is needed here, not {{value}}.', it: 'Qui serve un elenco, non {{value}}.' },
  'engine.problem.listLength': {
    en: 'The list has {{length}} entries; {{least}} to {{most}} are allowed.',
    it: 'L’elenco ha {{length}} voci; ne sono ammesse da {{least}} a {{most}}.',
  },
  'engine.problem.notRecord': {
    en: 'An object with named fields is needed here, not {{value}}.',
    it: 'Qui serve un oggetto con campi, non {{value}}.',
  },
  'engine.problem.unknownKey': {
    en: 'The field “{{key}}” is unknown here. Known: {{known}}.',
    it: 'Il campo «{{key}}» qui è sconosciuto. Noti: {{known}}.',
  },
  'engine.problem.missing': { en: 'The field “{{key}}” is missing.', it: 'Manca il campo «{{key}}».' },
  'engine.problem.oneOf': {
    en: 'Just one of these is needed: {{choices}}.',
    it: 'Serve esattamente uno di questi: {{choices}}.',
  },
} as const satisfies Record<string, { readonly en: string; readonly it: string }>;

/** All of the kernel's own messages. */
export const engineMessages = { ...playMessages, ...problemMessages } as const;

/** The key of a message of the kernel. */
export type EngineMessage = keyof typeof engineMessages;
