/**
 * Fields of situations, by name, or by the field around them and their name: descriptions, and labels of the longer ones.
 * English and Italian side by side.
 */
import * as terms from '@drumhead/content/terms';

export const fieldMessages = {
  'sk.field.attacker': { en: 'The model that attacks', it: 'Il modello che attacca' },
  'sk.field.attacker.label': terms.Attacker,
  'sk.field.dice.attacker': { en: 'Attacker’s die', it: 'Dado dell’attaccante' },
  'sk.field.defender': { en: 'The model attacked', it: 'Il modello attaccato' },
  'sk.field.defender.label': terms.Defender,
  'sk.field.dice.defender': { en: 'Defender’s die', it: 'Dado del difensore' },
  'sk.field.profile': {
    en: 'Profile of a roster, such as fr-line; other fields change it. Left out: Quality 4, Combat 2, a musket',
    it: 'Profilo di una lista, come fr-line; gli altri campi lo cambiano. Se vuoto: Qualità 4, Combattimento 2, un moschetto',
  },
  'sk.field.profile.label': { en: 'Profile', it: 'Profilo' },
  'sk.field.q': { en: 'Quality, 2 the best', it: 'Qualità, 2 la migliore' },
  'sk.field.q.label': terms.Quality,
  'sk.field.order.q': { en: 'Qualities of the members', it: 'Qualità dei modelli' },
  'sk.field.c': terms.Combat,
  'sk.field.weapons': { en: 'Weapons carried', it: 'Armi portate' },
  'sk.field.specials': terms.SpecialRules,
  'sk.field.posture': {
    en: 'Prone only in Tomahawks',
    it: 'Prono solo in Tomahawks',
  },
  'sk.field.posture.label': { en: 'Posture', it: 'Posizione del corpo' },
  'sk.field.mounted': {
    en: 'On horseback; left out: if it has the special rule',
    it: 'A cavallo; se vuoto, vale il profilo',
  },
  'sk.field.mounted.label': { en: 'On horseback', it: 'A cavallo' },
  'sk.field.inBroken': { en: 'In broken ground', it: 'In terreno difficile' },
  'sk.field.enemies': {
    en: 'Standing enemies in base contact',
    it: 'Nemici in piedi a contatto di base',
  },
  'sk.field.enemies.label': { en: 'Standing enemies in contact', it: 'Nemici in piedi a contatto' },
  'sk.field.break.enemies': { en: 'Enemy models on the table', it: 'Modelli nemici sul tavolo' },
  'sk.field.variant': {
    en: 'SDS Song of Drums and Shakos, SDT Song of Drums and Tomahawks; left out: Shakos, or Tomahawks if a weapon of a shooter is of that game alone',
    it: 'SDS Song of Drums and Shakos, SDT Song of Drums and Tomahawks; se vuoto, Shakos, o Tomahawks se un’arma di chi tira è solo di quel gioco',
  },
  'sk.field.variant.label': terms.Game,
  'sk.field.powerful': { en: 'A Powerful blow (two actions)', it: 'Un colpo potente (due azioni)' },
  'sk.field.ambush': {
    en: 'The attack comes from ambush: unseen until it moved into contact',
    it: 'L’attacco parte da un’imboscata: nessuno vedeva l’attaccante prima del contatto',
  },
  'sk.field.revealed': {
    en: 'A scenario has just revealed the hidden attacker: ambush without a move',
    it: 'Lo scenario ha appena rivelato l’attaccante nascosto: imboscata senza movimento',
  },
  'sk.field.revealed.label': { en: 'Revealed by the scenario', it: 'Rivelato dallo scenario' },
  'sk.field.movedIn': {
    en: 'The attacker moved into contact in this activation',
    it: 'L’attaccante è entrato in contatto in questa attivazione',
  },
  'sk.field.charge': {
    en: 'A cavalry charge: at least S straight into contact with a model on foot; in an activation: the charge of a model with Elan',
    it: 'Una carica di cavalleria: almeno 1C in linea retta fino al contatto con un modello a piedi; in un’attivazione: la carica di un modello con Elan',
  },
  'sk.field.charge.label': { en: 'Charge', it: 'Carica' },
  'sk.field.vorwaerts': {
    en: 'Vorwärts of Prussia is declared (Shakos, on foot, after moving in)',
    it: 'Vorwärts della Prussia, dichiarato (Shakos, a piedi, dopo il contatto)',
  },
  'sk.field.vorwaerts.label': { en: 'Vorwärts declared', it: 'Vorwärts dichiarato' },
  'sk.field.parting': { en: 'A parting blow at a model that flees', it: 'Un colpo a un modello che fugge' },
  'sk.field.above': { en: 'The side on higher ground', it: 'La parte più in alto' },
  'sk.field.across': {
    en: 'An obstacle, window or doorway lies between them',
    it: 'Tra i due c’è un ostacolo, una finestra o una porta',
  },
  'sk.field.braced': {
    en: 'Friends on foot in contact that brace the defender against horse; it needs musket, rifle or half-pike itself',
    it: 'Amici a piedi a contatto che sostengono il difensore contro i cavalli; gli serve moschetto, fucile rigato o mezza picca',
  },
  'sk.field.braced.label': { en: 'Friends that brace the defender', it: 'Amici che sostengono il difensore' },
  'sk.field.dice': {
    en: 'Faces as rolled; left out: only sums and chances',
    it: 'Facce tirate; se vuoto, solo somme e probabilità',
  },
  'sk.field.dice.label': terms.Dice,
  'sk.field.shooters': { en: 'The shooter, or up to six for a volley', it: 'Chi tira, o fino a sei per una salva' },
  'sk.field.shooters.label': { en: 'Shooters', it: 'Tiratori' },
  'sk.field.shooters.one': { en: 'Shooter', it: 'Tiratore' },
  'sk.field.gap': {
    en: 'Distance to the target, base to base, in millimetres',
    it: 'Distanza dal bersaglio, da base a base, in millimetri',
  },
  'sk.field.gap.label': { en: 'Distance in mm', it: 'Distanza in mm' },
  'sk.field.weapon': {
    en: 'The weapon that shoots; left out: the first that can',
    it: 'L’arma che tira; se vuoto, la prima che può',
  },
  'sk.field.weapon.label': { en: 'Weapon that shoots', it: 'Arma che tira' },
  'sk.field.target': { en: 'The model shot at', it: 'Il modello bersaglio' },
  'sk.field.target.label': terms.Target,
  'sk.field.dice.target': { en: 'Target’s die', it: 'Dado del bersaglio' },
  'sk.field.shooter': { en: 'Shooter’s die', it: 'Dado di chi tira' },
  'sk.field.scale': {
    en: 'Scale of the figures, which sets the sticks; 15 mm if left out',
    it: 'Scala delle miniature, che fissa i misurini; 15 mm se vuoto',
  },
  'sk.field.scale.label': { en: 'Scale', it: 'Scala' },
  'sk.field.cover': {
    en: 'Light: woods and hedges. Heavy: buildings',
    it: 'Leggera: boschi e siepi. Pesante: edifici',
  },
  'sk.field.cover.label': { en: 'Cover of the target', it: 'Copertura del bersaglio' },
  'sk.field.aimed': { en: 'Aimed (two actions)', it: 'Mirato (due azioni)' },
  'sk.field.steady': {
    en: 'Steady volley of Britain is declared (Shakos, three or more on foot in the nearest band)',
    it: 'Salva ferma della Gran Bretagna, dichiarata (Shakos, almeno tre a piedi nella fascia più vicina)',
  },
  'sk.field.steady.label': { en: 'Steady volley declared', it: 'Salva ferma dichiarata' },
  'sk.field.leader': { en: 'Its own Leader stands within L', it: 'Il suo Leader è entro 1L' },
  'sk.field.nco': { en: 'Its own NCO stands within S', it: 'Il suo sottufficiale è entro 1C' },
  'sk.field.lucky': {
    en: 'Unpredictable: the die before the roll was a 6',
    it: 'Imprevedibile: il dado prima del tiro era un 6',
  },
  'sk.field.order': { en: 'The order', it: 'L’ordine' },
  'sk.field.musician': { en: 'A Musician stands near the Leader', it: 'Un Musicista è vicino al Leader' },
  'sk.field.flag': { en: 'A Flag Bearer stands within L', it: 'Un Portabandiera è entro 1L' },
  'sk.field.steadfast': {
    en: 'Steadfast; left out: if it has the special rule',
    it: 'Risoluto; se vuoto, vale il profilo',
  },
  'sk.field.steadfast.label': terms.Steadfast,
  'sk.field.fear': {
    en: 'A test of one die against an enemy with Fear',
    it: 'Un test di un dado contro un nemico con Paura',
  },
  'sk.field.levels': { en: 'Levels that it falls', it: 'Piani da cui precipita' },
  'sk.field.model': { en: 'Model’s die', it: 'Dado del modello' },
  'sk.field.fall': { en: 'Die of the fall', it: 'Dado dell’altezza' },
  'sk.field.what': { en: 'What is to be broken down', it: 'Che cosa abbattere' },
  'sk.field.die': { en: 'Face of the die', it: 'Faccia del dado' },
  'sk.field.started': { en: 'Models of the squad at the start', it: 'Modelli della squadra all’inizio' },
  'sk.field.models': {
    en: 'Models of the squad now, after this event',
    it: 'Modelli della squadra ora, dopo questo evento',
  },
  'sk.field.commander': { en: 'Its commander is on the table', it: 'Il suo comandante è sul tavolo' },
  'sk.field.commanderLost': { en: 'This event took the commander', it: 'Questo evento ha tolto il comandante' },
  'sk.field.wounded': { en: 'This event wounded or killed a model', it: 'Questo evento ha ferito o ucciso un modello' },
  'sk.field.halfPassed': {
    en: 'The squad was below half before this event',
    it: 'La squadra era già sotto la metà prima di questo evento',
  },
} as const;
