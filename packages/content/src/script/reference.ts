/**
 * The rule reference of scenarios' own rules (`packages/engine/src/scenario/script`), which all games share. No book has
 * them: every rule is a ruling.
 */
import type { RuleChapter } from '../reference.ts';
import { ScenarioWithOwnRules } from '../terms.ts';

const NO_BOOK = { en: 'No book has such rules.', it: 'Nessun libro ha regole simili.' };

export const scriptReference: readonly RuleChapter[] = [
  {
    title: ScenarioWithOwnRules,
    rules: [
      {
        id: 'SCN-FILE-1',
        page: '-',
        title: { en: 'What they are', it: 'Che cosa sono' },
        clause: {
          en: 'A scenario file may bring a turn limit, places, reinforcements, messages and points. All other rules, dice and profiles stay those of the book.',
          it: 'Un file di scenario può portare un limite di turni, luoghi, rinforzi, messaggi e punti. Ogni altra regola, i dadi e i profili restano quelli del libro.',
        },
        ruling: {
          en: 'So anybody who knows the game knows how to play the scenario.',
          it: 'Così chi conosce il gioco sa giocare lo scenario.',
        },
      },
      {
        id: 'SCN-FILE-2',
        page: '-',
        title: { en: 'How the battle is marked', it: 'Come si riconosce la battaglia' },
        clause: {
          en: 'A battle with such rules bears “Scenario’s own rules”, with what they are, wherever it is listed, played or told.',
          it: 'Una battaglia con queste regole porta la scritta «Regole proprie dello scenario», con quali sono, ovunque sia elencata, giocata o raccontata.',
        },
        ruling: {
          en: 'Nobody must take it for a battle by the book.',
          it: 'Nessuno deve scambiarla per una battaglia secondo il libro.',
        },
      },
    ],
  },
  {
    title: { en: 'Scenario’s own rules: events', it: 'Regole dello scenario: eventi' },
    rules: [
      {
        id: 'SCN-EVT-1',
        page: '-',
        title: { en: 'When an event happens', it: 'Quando accade un evento' },
        clause: {
          en: 'An event happens once, as soon as all of its conditions are true together. Of several, the one that stands first in the file comes first.',
          it: 'Un evento accade una volta sola, appena tutte le sue condizioni sono vere insieme. Tra più eventi viene prima quello che nel file sta prima.',
        },
        ruling: {
          en: 'The order of the file is one that everybody can see.',
          it: 'L’ordine del file è visibile a tutti.',
        },
      },
      {
        id: 'SCN-EVT-2',
        page: '-',
        title: { en: 'When events are looked at', it: 'Quando si guardano gli eventi' },
        clause: {
          en: 'Conditions are looked at when a turn of a side begins, when one ends, and after each order that has cost a piece.',
          it: 'Le condizioni si guardano quando comincia il turno di una parte, quando finisce, e dopo ogni ordine costato un pezzo.',
        },
        ruling: {
          en: 'Three moments can be watched at a real table, too.',
          it: 'Tre momenti si possono seguire anche a un tavolo vero.',
        },
      },
      {
        id: 'SCN-EVT-3',
        page: '-',
        title: { en: 'A turn has begun', it: 'Un turno è cominciato' },
        clause: {
          en: '“turn” is true from the beginning of that turn on; with “side”, from the beginning of that side’s own turn.',
          it: '«turn» è vero dall’inizio di quel turno in poi; con «side», dall’inizio del turno di quella parte.',
        },
        ruling: {
          en: 'Beside other conditions it must not be missed by a turn.',
          it: 'Accanto ad altre condizioni non deve sfuggire per un turno.',
        },
      },
      {
        id: 'SCN-EVT-4',
        page: '-',
        title: { en: 'Somebody enters a place', it: 'Qualcuno entra in un luogo' },
        clause: {
          en: '“enters” is true while a piece of the side that can hold ground, or one of the troops named, stands within the reach of the place.',
          it: '«enters» è vero finché un pezzo della parte che può tenere terreno, o uno delle truppe indicate, sta entro il raggio del luogo.',
        },
        ruling: { en: 'Who merely passes by does not enter.', it: 'Chi passa soltanto non entra.' },
      },
      {
        id: 'SCN-EVT-5',
        page: '-',
        title: { en: 'Troops are lost', it: 'Truppe perdute' },
        clause: {
          en: '“lost” is true when the unit, or every unit of the brigade, is lost as the game counts it.',
          it: '«lost» è vero quando l’unità, o ogni unità della brigata, è perduta come lo conta il gioco.',
        },
        ruling: NO_BOOK,
      },
      {
        id: 'SCN-EVT-6',
        page: '-',
        title: { en: 'A share of a side is lost', it: 'Perduta una parte delle forze' },
        clause: {
          en: '“losses” is true when a side has lost that share of its units or more; troops still to come count among all.',
          it: '«losses» è vero quando una parte ha perduto almeno quella quota delle sue unità; le truppe ancora attese contano nel totale.',
        },
        ruling: NO_BOOK,
      },
    ],
  },
  {
    title: { en: 'Scenario’s own rules: places', it: 'Regole dello scenario: luoghi' },
    rules: [
      {
        id: 'SCN-PLC-1',
        page: '-',
        title: { en: 'Who holds a place', it: 'Chi tiene un luogo' },
        clause: {
          en: 'A side holds a place while it has a piece within reach that can hold ground, and the enemy has none. Guns, and whoever runs or is down, hold nothing.',
          it: 'Una parte tiene un luogo finché ha entro il raggio un pezzo che può tenere terreno e il nemico non ne ha. Cannoni, e chi fugge o è a terra, non tengono nulla.',
        },
        ruling: {
          en: 'As objectives are held in Simplicity; one test serves all games.',
          it: 'Come gli obiettivi di Simplicity; una sola prova serve a tutti i giochi.',
        },
      },
      {
        id: 'SCN-PLC-2',
        page: '-',
        title: { en: 'For how many turns', it: 'Per quanti turni' },
        clause: {
          en: '“holds” counts the turns of its own at whose end a side held the place, on end; 1 if none are given. At the end of any turn at which it does not, the count begins again.',
          it: '«holds» conta i turni propri alla cui fine una parte teneva il luogo, di seguito; 1 se non si dice. Alla fine di ogni turno in cui non lo tiene il conto riparte.',
        },
        ruling: {
          en: 'The enemy’s turn between is the chance to dispute it.',
          it: 'Il turno nemico nel mezzo è l’occasione di contenderlo.',
        },
      },
    ],
  },
  {
    title: { en: 'Scenario’s own rules: reinforcements', it: 'Regole dello scenario: rinforzi' },
    rules: [
      {
        id: 'SCN-ARR-1',
        page: '-',
        title: { en: 'Troops that are called', it: 'Truppe chiamate' },
        clause: {
          en: 'Troops that an event brings are not set up. Once it has happened they come on by the stretch of the edge that it names, in the next turn of their side that begins, or the one that begins with the event.',
          it: 'Le truppe portate da un evento non si schierano. Quando accade entrano dal tratto di bordo che indica, nel prossimo turno della loro parte, o in quello che comincia con l’evento.',
        },
        ruling: NO_BOOK,
      },
      {
        id: 'SCN-ARR-2',
        page: '-',
        title: { en: 'How they come on', it: 'Come entrano' },
        clause: {
          en: 'They stand at the edge, facing inwards, where their game allows them to stand. Whoever finds no room comes in the next turn of that side.',
          it: 'Stanno al bordo, rivolte all’interno, dove il loro gioco lo permette. Chi non trova posto viene al prossimo turno di quella parte.',
        },
        ruling: {
          en: 'An enemy at the edge delays them; he does not destroy them.',
          it: 'Un nemico al bordo le ritarda, non le distrugge.',
        },
      },
      {
        id: 'SCN-ARR-3',
        page: '-',
        title: { en: 'Until they come', it: 'Finché non arrivano' },
        clause: {
          en: 'Troops to come cannot be activated or attacked and are not lost. They count among the troops of their side wherever the game counts all of them.',
          it: 'Le truppe attese non si attivano, non si attaccano e non sono perdute. Contano tra le truppe della loro parte ovunque il gioco le conti tutte.',
        },
        ruling: {
          en: 'An army does not break sooner because half of it is on the road.',
          it: 'Un esercito non cede prima perché metà è in marcia.',
        },
      },
    ],
  },
  {
    title: { en: 'Scenario’s own rules: what else happens', it: 'Regole dello scenario: che altro accade' },
    rules: [
      {
        id: 'SCN-LEAVE-1',
        page: '-',
        title: { en: 'Troops that may leave', it: 'Truppe che possono uscire' },
        clause: {
          en: 'Once an event lets troops leave, each unit of theirs within 10 mm of that stretch of the edge when its own side’s turn ends has left the table. Garrisons, Grand Batteries, and whoever runs, is down or fights hand to hand, stay.',
          it: 'Da quando un evento lascia uscire delle truppe, ogni loro unità entro 10 mm da quel tratto di bordo alla fine del turno della sua parte è uscita dal tavolo. Restano le guarnigioni, le Grandi Batterie e chi fugge, è a terra o in mischia.',
        },
        ruling: {
          en: 'A unit that would stay keeps a little off the edge: so no game needs an order that it does not have.',
          it: 'Chi vuole restare si tiene un po’ discosto: non serve un ordine che il gioco non ha.',
        },
      },
      {
        id: 'SCN-LEAVE-2',
        page: '-',
        title: { en: 'What they count as', it: 'Per che cosa contano' },
        clause: {
          en: 'Troops that left are safe: not lost, never back, and counted where the game counts all of a side. No Brigade is Shaken because units of it left. Each unit brings its side the points that the event names, if any.',
          it: 'Chi è uscito è in salvo: non è perduto, non torna, e conta dove il gioco conta tutte le truppe della parte. Nessuna brigata è Scossa perché sue unità sono uscite. Ogni unità porta alla sua parte i punti che l’evento indica, se ne indica.',
        },
        ruling: {
          en: 'An army that gets away is not beaten.',
          it: 'Un esercito che si ritira intero non è battuto.',
        },
      },
      {
        id: 'SCN-TELL-1',
        page: '-',
        title: { en: 'Messages', it: 'Messaggi' },
        clause: {
          en: 'A message of up to 280 characters is told to everybody or to one side. What is told to one side the other does not hear before the battle is over.',
          it: 'Un messaggio di al più 280 caratteri va a tutti o a una parte. Ciò che va a una parte l’altra non lo sente prima della fine della battaglia.',
        },
        ruling: NO_BOOK,
      },
      {
        id: 'SCN-PTS-1',
        page: '-',
        title: { en: 'Points of events', it: 'Punti degli eventi' },
        clause: {
          en: 'An event may give a side points, or take some. They count at the turn limit, and both sides hear of them at once.',
          it: 'Un evento può dare punti a una parte, o toglierne. Contano al limite dei turni, e le due parti lo sanno subito.',
        },
        ruling: NO_BOOK,
      },
      {
        id: 'SCN-END-1',
        page: '-',
        title: { en: 'The end', it: 'La fine' },
        clause: {
          en: 'An event may end the battle at once, for a side or as a draw. Nothing else happens after it.',
          it: 'Un evento può finire subito la battaglia, per una parte o in parità. Dopo non accade altro.',
        },
        ruling: NO_BOOK,
      },
    ],
  },
  {
    title: { en: 'Scenario’s own rules: turns and victory', it: 'Regole dello scenario: turni e vittoria' },
    rules: [
      {
        id: 'SCN-TURN-1',
        page: '-',
        title: { en: 'The turn limit', it: 'Il limite dei turni' },
        clause: {
          en: 'The battle ends with the last turn of the second player that the limit allows. A turn is one of each side; in Large Battles, an initiative phase of each.',
          it: 'La battaglia finisce con l’ultimo turno del secondo giocatore che il limite concede. Un turno è uno per parte; in Large Battles, una fase di iniziativa per parte.',
        },
        ruling: {
          en: 'A battle of rules of its own must come to an end.',
          it: 'Una battaglia con regole proprie deve finire.',
        },
      },
      {
        id: 'SCN-TURN-2',
        page: '-',
        title: { en: 'The clock', it: 'L’orologio' },
        clause: {
          en: 'A scenario may say at what hour its first turn begins and how long a turn takes. The hour decides nothing.',
          it: 'Uno scenario può dire a che ora comincia il primo turno e quanto dura un turno. L’ora non decide nulla.',
        },
        ruling: NO_BOOK,
      },
      {
        id: 'SCN-VIC-1',
        page: '-',
        title: { en: 'The book’s own victory', it: 'La vittoria del libro' },
        clause: {
          en: 'The losses that end a battle by the book end it here too. Where the scenario says “book”: false, only a side with nobody left, on the table or to come, is beaten before the limit.',
          it: 'Le perdite che secondo il libro chiudono la battaglia la chiudono anche qui. Con «book»: false è battuta prima del limite solo una parte a cui non resta nessuno, sul tavolo o in arrivo.',
        },
        ruling: NO_BOOK,
      },
      {
        id: 'SCN-VIC-2',
        page: '-',
        title: { en: 'Points at the limit', it: 'Punti al limite' },
        clause: {
          en: 'At the limit count the places held, “losses” for each enemy unit lost, and points of events. A lead of “lead”, 1 if it is not given, wins; else the battle goes to “else”, or to nobody.',
          it: 'Al limite contano i luoghi tenuti, «losses» per ogni unità nemica perduta, e i punti degli eventi. Vince un vantaggio di «lead», 1 se non si dice; altrimenti decide «else», o nessuno.',
        },
        ruling: {
          en: 'It takes the place of whatever the book counts at its own limit.',
          it: 'Prende il posto di ciò che il libro conta al suo limite.',
        },
      },
    ],
  },
  {
    title: { en: 'Scenario’s own rules: knowledge', it: 'Regole dello scenario: conoscenza' },
    rules: [
      {
        id: 'SCN-HID-1',
        page: '-',
        title: { en: 'What one side does not know', it: 'Che cosa non sa una parte' },
        clause: {
          en: 'Events may be hidden from a side: it does not learn when they happen, nor what they do, before they do it. The order of battle is open. When the battle is over everything is.',
          it: 'Gli eventi possono essere nascosti a una parte: non sa quando accadono né che cosa fanno, prima che lo facciano. Le forze in campo sono note. A battaglia finita è noto tutto.',
        },
        ruling: {
          en: 'Whom one faces is known; when and where he comes is not.',
          it: 'Si sa chi si ha di fronte, non quando e da dove viene.',
        },
      },
    ],
  },
];
