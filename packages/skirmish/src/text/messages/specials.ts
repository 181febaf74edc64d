/** The special rules and national features in a clause each, as the printed roster has them. */
export const specialMessages = {
  'sk.clause.cuirass': {
    en: 'When the model loses, add 1 to its score for checking whether it was doubled or tripled.',
    it: 'Quando il modello perde, +1 al suo punteggio per stabilire se è stato doppiato o triplicato.',
  },
  'sk.clause.elan': {
    en: 'Before activating, the model may declare a charge if one Move reaches an enemy: +1 to each die, and that Move comes first. +1 to attacks after moving into contact. It ignores Fear.',
    it: 'Prima di attivarsi il modello può dichiarare una carica se un movimento raggiunge un nemico: +1 a ogni dado, e quel movimento viene per primo. +1 agli attacchi dopo essere entrato in contatto. Ignora Paura.',
  },
  'sk.clause.engineer': {
    en: '+2 to break down obstacles, low walls included; obstacles and doors never slow the model, and a ladder costs it 1 action.',
    it: '+2 per abbattere ostacoli, anche i muretti; ostacoli e porte non rallentano mai il modello, e una scala a pioli gli costa 1 azione.',
  },
  'sk.clause.fear': {
    en: 'An enemy that this model moves into contact with rolls one die on Quality or flees one Move; once per turn for each enemy.',
    it: 'Il nemico con cui questo modello entra in contatto tira un dado sulla Qualità o fugge di un movimento; una volta per turno per ogni nemico.',
  },
  'sk.clause.fearless': {
    en: 'The model never tests morale and ignores Fear.',
    it: 'Il modello non fa mai test di morale e ignora Paura.',
  },
  'sk.clause.flagBearer': {
    en: 'While the bearer stands, friends within L add 1 to each morale die. Another model may pick up the flag.',
    it: 'Finché il portabandiera è in piedi, gli amici entro 1L hanno +1 a ogni dado di morale. Un altro modello può raccogliere la bandiera.',
  },
  'sk.clause.green': {
    en: 'The model never rolls three dice for its own activation.',
    it: 'Il modello non tira mai tre dadi per la propria attivazione.',
  },
  'sk.clause.leader': {
    en: 'The Leader gives group orders within L; friends within L have +1 to morale and to their own activation.',
    it: 'Il Leader dà ordini di gruppo entro 1L; gli amici entro 1L hanno +1 al morale e alla propria attivazione.',
  },
  'sk.clause.lightInfantry': {
    en: 'Broken ground and obstacles never shorten the model’s Moves; doors do.',
    it: 'Terreno difficile e ostacoli non riducono mai il movimento del modello; le porte sì.',
  },
  'sk.clause.marksman': {
    en: '+1 to shooting; the model may ignore the nearest target.',
    it: '+1 al tiro; il modello può ignorare il bersaglio più vicino.',
  },
  'sk.clause.mounted': {
    en: 'The model moves L; +1 in hand-to-hand combat, −1 in broken ground.',
    it: 'Il modello muove di 1L; +1 in corpo a corpo, −1 in terreno difficile.',
  },
  'sk.clause.musician': {
    en: 'While standing, free of enemies and within L of the Leader: +1 to each die of a Group move or Regroup.',
    it: 'Finché è in piedi, libero da nemici ed entro 1L dal Leader: +1 a ogni dado per Mossa di gruppo o Raggrupparsi.',
  },
  'sk.clause.nco': {
    en: 'Friends within S have +1 to morale; an NCO may command the squad and succeeds the Leader.',
    it: 'Gli amici entro 1C hanno +1 al morale; un Sottufficiale può comandare la squadra e succede al Leader.',
  },
  'sk.clause.poorShot': { en: '−1 to shooting.', it: '−1 al tiro.' },
  'sk.clause.reluctant': {
    en: 'A Move into contact costs the model one more action.',
    it: 'Un movimento fino al contatto costa al modello un’azione in più.',
  },
  'sk.clause.scout': {
    en: '+1 to the roll for attacker, and a free Move before the game.',
    it: '+1 al tiro per l’attaccante, e un movimento gratuito prima della partita.',
  },
  'sk.clause.shortMove': { en: 'The model moves S.', it: 'Il modello muove di 1C.' },
  'sk.clause.slow': {
    en: 'The model may make one Move per turn.',
    it: 'Il modello può fare un solo movimento per turno.',
  },
  'sk.clause.steadfast': { en: '+1 to each morale die.', it: '+1 a ogni dado di morale.' },
  'sk.clause.strong': {
    en: '+1 in hand-to-hand combat and to break down obstacles.',
    it: '+1 in corpo a corpo e per abbattere ostacoli.',
  },
  'sk.clause.unstable': {
    en: 'On a natural 1 in its own activation the model loses its successes.',
    it: 'Con un 1 naturale nella propria attivazione il modello perde i suoi successi.',
  },
  'sk.clause.unpredictable': {
    en: 'The model rolls one die before each activation of its own: on 1 the opponent chooses how many dice, on 6 each die gets +1.',
    it: 'Prima di ogni propria attivazione il modello tira un dado: con 1 sceglie l’avversario quanti dadi, con 6 ogni dado ha +1.',
  },
  'sk.clause.wavering': { en: '−1 to each morale die.', it: '−1 a ogni dado di morale.' },
  'sk.clause.weak': {
    en: '−1 in hand-to-hand combat and to break down obstacles.',
    it: '−1 in corpo a corpo e per abbattere ostacoli.',
  },
  'sk.clause.forester': {
    en: 'Woods never shorten the model’s Moves.',
    it: 'I boschi non riducono mai il movimento del modello.',
  },
  'sk.clause.stealth': {
    en: 'In cover the model cannot be a target beyond L.',
    it: 'In copertura il modello non può essere un bersaglio oltre 1L.',
  },
  'sk.clause.individualistic': {
    en: 'The model cannot join a group order.',
    it: 'Il modello non può eseguire ordini di gruppo.',
  },
  'sk.clause.sprinter': {
    en: 'Once per turn the model may Move with the next longer stick.',
    it: 'Una volta per turno il modello può muovere col misurino più lungo del suo.',
  },
  'sk.feature.SK-NAT-1': {
    en: 'En avant! After two or more failures of a Group move, re-roll all its dice.',
    it: 'En avant! Dopo due o più fallimenti in una Mossa di gruppo, ripeti il tiro di tutti i suoi dadi.',
  },
  'sk.feature.SK-NAT-2': {
    en: 'Steady volley: +1 to a volley of three or more models on foot, all within one stick.',
    it: 'Salva ferma: +1 a una salva di tre o più modelli a piedi, tutti entro un misurino.',
  },
  'sk.feature.SK-NAT-3': {
    en: 'Vorwärts! +1 to the attacks of one model on foot, or of one Group move, that has just come into contact.',
    it: 'Vorwärts! +1 agli attacchi di un modello a piedi, o di una Mossa di gruppo, appena entrati in contatto.',
  },
  'sk.feature.SK-NAT-4': {
    en: 'Ordnung: after a turnover on a group roll the Leader may still use the actions left.',
    it: 'Ordnung: dopo un passaggio del turno per un tiro di gruppo il Leader può ancora usare le azioni rimaste.',
  },
  'sk.feature.SK-NAT-5': {
    en: 'Steadfast to the end: in one morale test, models with exactly one failure stand.',
    it: 'Risoluti fino all’ultimo: in un test di morale i modelli con un solo fallimento resistono.',
  },
} as const;
