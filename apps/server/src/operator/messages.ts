/** What the log of the operator says, what people are told of his acts, and why an act cannot be done. */
export const operatorMessages = {
  'server.act.line': {
    en: 'Removed a line by {{name}} in battle {{battle}}.',
    it: 'Riga rimossa: {{name}}, battaglia {{battle}}.',
  },
  'server.act.name': { en: 'Removed the name “{{name}}”.', it: 'Nome rimosso: «{{name}}».' },
  'server.act.battle': {
    en: 'Removed battle {{battle}}; the others of its table stay.',
    it: 'Battaglia rimossa: {{battle}}; le altre del suo tavolo restano.',
  },
  'server.act.table': {
    en: 'Removed table {{table}}, battles: {{battles}}.',
    it: 'Tavolo rimosso: {{table}}, battaglie: {{battles}}.',
  },
  'server.act.show': {
    en: 'Put scenario {{scenario}} (“{{name}}”) back on the lists.',
    it: 'Scenario rimesso nelle liste: {{scenario}} («{{name}}»).',
  },
  'server.act.hide': {
    en: 'Took scenario {{scenario}} (“{{name}}”) off the lists.',
    it: 'Scenario tolto dalle liste: {{scenario}} («{{name}}»).',
  },
  'server.act.delete': {
    en: 'Deleted scenario {{scenario}} (“{{name}}”).',
    it: 'Scenario eliminato: {{scenario}} («{{name}}»).',
  },
  'server.told.show': {
    en: 'Your scenario “{{name}}” is back on the lists. Reason: {{reason}}.',
    it: 'Il tuo scenario «{{name}}» è di nuovo nelle liste. Motivo: {{reason}}.',
  },
  'server.told.hide': {
    en: 'The operator took your scenario “{{name}}” off the lists; its links still open. Reason: {{reason}}.',
    it: 'Il gestore ha tolto dalle liste il tuo scenario «{{name}}»; i link si aprono ancora. Motivo: {{reason}}.',
  },
  'server.told.delete': {
    en: 'The operator deleted your scenario “{{name}}”. Reason: {{reason}}.',
    it: 'Il gestore ha eliminato il tuo scenario «{{name}}». Motivo: {{reason}}.',
  },
  'server.act.account': {
    en: 'Removed account {{account}} ({{name}}).',
    it: 'Account rimosso: {{account}} ({{name}}).',
  },
  'server.act.ban': { en: 'Banned {{name}} until {{until}}.', it: 'Esclusione fino al {{until}}: {{name}}.' },
  'server.act.words': {
    en: 'No free text for {{name}} until {{until}}.',
    it: 'Niente testo libero fino al {{until}}: {{name}}.',
  },
  'server.act.unban': { en: 'Ended the ban of {{name}}.', it: 'Esclusione revocata: {{name}}.' },
  'server.act.dismiss': {
    en: 'Dismissed report {{report}} of battle {{battle}}.',
    it: 'Segnalazione archiviata: {{report}}, battaglia {{battle}}.',
  },
  'server.act.closed': { en: 'No new tables.', it: 'Niente nuovi tavoli.' },
  'server.act.open': { en: 'New tables again.', it: 'Di nuovo nuovi tavoli.' },
  'server.act.limit': {
    en: 'Limit “{{limit}}”: {{before}} → {{after}}.',
    it: 'Limite «{{limit}}»: {{before}} → {{after}}.',
  },
  'server.act.page': {
    en: 'Wrote the page “{{page}}” ({{language}}).',
    it: 'Pagina scritta: «{{page}}» ({{language}}).',
  },
  'server.act.gone': {
    en: 'Battles that went by themselves: {{battles}}.',
    it: 'Battaglie eliminate automaticamente: {{battles}}.',
  },
  'server.act.keep': {
    en: 'Keeps old tables {{days}} days more: {{tables}}.',
    it: 'Tavoli vecchi conservati altri {{days}} giorni: {{tables}}.',
  },
  'server.act.backup': {
    en: 'Backup: {{battles}} battles, {{size}} MB, read back.',
    it: 'Copia di sicurezza riletta: battaglie {{battles}}, {{size}} MB.',
  },
  'server.act.drill': {
    en: 'Restore drill: passed, {{battles}} battles.',
    it: 'Prova di ripristino: riuscita, battaglie {{battles}}.',
  },
  'server.act.drill.failed': {
    en: 'Restore drill: FAILED ({{battles}} battles read).',
    it: 'Prova di ripristino: FALLITA (battaglie lette: {{battles}}).',
  },
  'server.act.drain': { en: 'Drained process {{process}}.', it: 'Processo svuotato: {{process}}.' },
  'server.act.serve': { en: 'Process {{process}} serves again.', it: 'Il processo {{process}} serve di nuovo.' },
  'server.act.enter': { en: 'Opened the operator’s page.', it: 'Aperta la pagina del gestore.' },
  'server.act.wrong': { en: 'A wrong key was given.', it: 'È stata data una chiave errata.' },
  'server.told.line': {
    en: 'The operator removed a line of yours. Reason: {{reason}}. The battle goes on.',
    it: 'Il gestore ha rimosso una tua riga. Motivo: {{reason}}. La battaglia continua.',
  },
  'server.told.name': {
    en: 'The operator removed your name “{{name}}”. Reason: {{reason}}. Choose another.',
    it: 'Il gestore ha rimosso il tuo nome «{{name}}». Motivo: {{reason}}. Scegline un altro.',
  },
  'server.told.battle': {
    en: 'The operator removed a battle of yours with all its orders. Reason: {{reason}}.',
    it: 'Il gestore ha rimosso una tua battaglia con tutti gli ordini. Motivo: {{reason}}.',
  },
  'server.told.table': {
    en: 'The operator removed a table of yours with all its battles. Reason: {{reason}}.',
    it: 'Il gestore ha rimosso un tuo tavolo con tutte le battaglie. Motivo: {{reason}}.',
  },
  'server.told.account': {
    en: 'The operator removed the account of {{name}}. Your battle stays, and nobody gives orders for that side: after 14 days you may let the computer take over or end the battle.',
    it: 'Il gestore ha rimosso l’account di {{name}}. La tua battaglia resta e nessuno dà ordini per quella parte: dopo 14 giorni puoi affidarla al computer o terminare la battaglia.',
  },
  'server.told.away': {
    en: '{{name}} cannot play here until {{until}}. Your battle stays: the clock runs on, and without one you may let the computer take over after 14 days.',
    it: '{{name}} non può giocare qui fino al {{until}}. La tua battaglia resta: l’orologio corre e, se non c’è, dopo 14 giorni puoi affidare quella parte al computer.',
  },
  'server.told.ban': {
    en: 'The operator has banned you until {{until}}. Reason: {{reason}}.',
    it: 'Il gestore ti ha escluso fino al {{until}}. Motivo: {{reason}}.',
  },
  'server.told.words': {
    en: 'You cannot write freely until {{until}}. Reason: {{reason}}. Set phrases still work.',
    it: 'Non puoi scrivere liberamente fino al {{until}}. Motivo: {{reason}}. Le frasi pronte funzionano ancora.',
  },
  'server.told.unban': { en: 'The operator ended your ban.', it: 'Il gestore ha revocato la tua esclusione.' },
  'server.told.goes': {
    en: 'Nobody has moved at a table of yours for a long time: it is deleted on {{until}}. A move keeps it.',
    it: 'Da molto nessuno muove a un tuo tavolo: sarà eliminato il {{until}}. Una mossa lo conserva.',
  },
  'server.told.dismissed': {
    en: 'The operator read your report and changed nothing.',
    it: 'Il gestore ha letto la tua segnalazione e non ha cambiato nulla.',
  },
  'server.told.acted': {
    en: 'The operator read your report and acted on it.',
    it: 'Il gestore ha letto la tua segnalazione ed è intervenuto.',
  },
  'server.reason.insult': { en: 'insult', it: 'insulto' },
  'server.reason.advertising': { en: 'advertising', it: 'pubblicità' },
  'server.reason.private': { en: 'private data', it: 'dati privati' },
  'server.operator.fault.reason': { en: 'Give a reason.', it: 'Indica un motivo.' },
  'server.operator.fault.gone': { en: 'That is gone.', it: 'Non c’è più.' },
  'server.operator.fault.days': {
    en: 'Give a whole number of days, from 1 to 999.',
    it: 'Indica un numero intero di giorni, da 1 a 999.',
  },
  'server.operator.fault.nobody': {
    en: 'Nobody here goes by that name, and it is no address.',
    it: 'Qui nessuno ha quel nome, e non è un indirizzo.',
  },
  'server.operator.fault.setting': { en: 'There is no such setting.', it: 'Questa impostazione non esiste.' },
  'server.operator.fault.number': { en: 'That number is out of range.', it: 'Il numero è fuori dai limiti.' },
  'server.operator.fault.long': { en: 'That text is too long.', it: 'Il testo è troppo lungo.' },
  'server.operator.fault.last': {
    en: 'No other process is serving: nobody would take over its battles.',
    it: 'Nessun altro processo è in servizio: nessuno prenderebbe le sue battaglie.',
  },
} as const;

export type OperatorMessage = keyof typeof operatorMessages;
