/** Messages of the page that begins a pick-up battle. */
export const pickUpBattleMessages = {
  'web.sipBattle.about': {
    en: 'Two armies of as many brigades, on ground that six dice lay. Whoever wins the edge has the better of it; deployment goes piece by piece.',
    it: 'Due eserciti con lo stesso numero di brigate, su un terreno deciso da sei dadi. Chi vince il bordo è avvantaggiato; si schiera pezzo per pezzo.',
  },
  'web.sipBattle.start': { en: 'Begin the battle', it: 'Inizia la battaglia' },
  'web.sipBattle.file': { en: 'Save as a scenario', it: 'Salva come scenario' },
  'web.sipBattle.failed': { en: 'The battle could not be begun.', it: 'Impossibile iniziare la battaglia.' },
  'web.sipBattle.sound': {
    en: 'Table {{width}} × {{depth}} cm, {{turns}} game turns; {{first}} against {{second}} points.',
    it: 'Tavolo {{width}} × {{depth}} cm, {{turns}} turni di gioco; {{first}} punti contro {{second}}.',
  },
  'web.sipBattle.side': { en: 'Army {{number}}', it: 'Esercito {{number}}' },
  'web.sipBattle.player': { en: 'Played by', it: 'Giocato da' },
  'web.sipBattle.nation': { en: 'Nation', it: 'Nazione' },
  'web.sipBattle.army': { en: 'Army', it: 'Esercito' },
  'web.sipBattle.drawn': { en: 'drawn at random', it: 'estratto a caso' },
  'web.sipBattle.random': { en: 'Draw another', it: 'Estraine un altro' },
  'web.sipBattle.build': { en: 'Build an army', it: 'Componi un esercito' },
  'web.sipBattle.strength': { en: '{{units}} units, {{points}} points', it: '{{units}} unità, {{points}} punti' },
  'web.sipBattle.game': { en: 'The game', it: 'La partita' },
  'web.sipBattle.brigades': { en: 'Brigades a side', it: 'Brigate per parte' },
  'web.sipBattle.uneven': { en: 'Let uneven armies meet', it: 'Anche eserciti squilibrati' },
  'web.sipBattle.classic': {
    en: 'The classic game: no action points, full dice',
    it: 'Il gioco classico: senza punti azione, dadi interi',
  },
  'web.sipBattle.rallyAnywhere': {
    en: 'Rally even with a ready enemy within 10 cm',
    it: 'Riordino anche con un nemico pronto entro 10 cm',
  },
  'web.sipBattle.parts': { en: 'Its parts one by one', it: 'Le sue parti una per una' },
  'web.sipBattle.part.actionPoints': { en: 'Orders cost action points', it: 'Gli ordini costano punti azione' },
  'web.sipBattle.part.activationRolls': {
    en: 'Disrupted units roll to obey',
    it: 'Le unità in disordine tirano per obbedire',
  },
  'web.sipBattle.part.dpReducesDice': {
    en: 'Disruption takes dice away',
    it: 'Il disordine toglie dadi',
  },
  'web.sipBattle.rallyMode': { en: 'Rallying', it: 'Riordino' },
  'web.sipBattle.rallyMode.ap': { en: 'for action points, with re-rolls', it: 'con punti azione e ripetizioni' },
  'web.sipBattle.rallyMode.perCommand': {
    en: 'one attempt for each Command base',
    it: 'un tentativo per base di comando',
  },
  'web.sipBattle.rallyMode.none': { en: 'nobody rallies', it: 'nessuno si riordina' },
  'web.sipBattle.terrain': { en: 'Terrain', it: 'Terreno' },
  'web.sipBattle.terrain.rolled': { en: 'Rolled when the battle begins', it: 'Tirato all’inizio della battaglia' },
  'web.sipBattle.terrain.now': { en: 'Rolled now, or typed in', it: 'Tirato ora, o scritto' },
  'web.sipBattle.terrain.roll': { en: 'Roll six dice', it: 'Tira sei dadi' },
  'web.sipBattle.terrain.die': { en: 'Sector {{number}}', it: 'Settore {{number}}' },
  'web.sipBattle.terrain.nothing': { en: 'nothing', it: 'nulla' },
  'web.sipBattle.map': { en: 'The ground from above, north on top', it: 'Il terreno dall’alto, nord in alto' },
} as const;

export type BattlePageKey = keyof typeof pickUpBattleMessages;
