import type { RuleChapter } from '@drumhead/content';
import { firearms } from '../weapons.ts';

export const shooting: RuleChapter = {
  title: { en: 'Shooting', it: 'Tiro' },
  rules: [
    {
      id: 'SK-RNG-1',
      page: 'S-EN p3, p7',
      title: { en: 'Procedure', it: 'Procedura' },
      clause: {
        en: 'The shooter rolls d6 + C + weapon + modifiers, the target d6 + C. The shooter hits with the higher total. Hand-to-hand modifiers do not help the target.',
        it: 'Chi tira fa d6 + C + arma + modificatori, il bersaglio d6 + C. Chi tira colpisce col totale più alto. I modificatori del corpo a corpo non aiutano il bersaglio.',
      },
    },
    {
      id: 'SK-RNG-2',
      page: 'S-QR QR1',
      title: { en: 'Range bands', it: 'Fasce di gittata' },
      clause: {
        en: 'The bands are ×1 up to one stick of the weapon, ×2 up to two, ×3 up to three. Beyond that, or where the table has no figure, a shot is impossible.',
        it: 'Le fasce sono ×1 fino a un misurino dell’arma, ×2 fino a due, ×3 fino a tre. Oltre, o dove la tabella non dà cifre, il tiro è impossibile.',
      },
    },
    firearms,
    {
      id: 'SK-RNG-4',
      page: 'P10',
      variant: 'SDS',
      title: { en: 'Pistol and carbine in SDS', it: 'Pistola e carabina in SDS' },
      clause: {
        en: 'In SDS a pistol reaches two S, a carbine two M at +2 and +0.',
        it: 'In SDS la pistola arriva a due C, la carabina a due M con +2 e +0.',
      },
    },
    {
      id: 'SK-RNG-5',
      page: 'S-EN p7',
      title: { en: 'Loaded weapons', it: 'Armi cariche' },
      clause: {
        en: 'A firearm must be loaded to shoot. The shot unloads it.',
        it: 'Un’arma da fuoco dev’essere carica per sparare. Il tiro la scarica.',
      },
    },
    {
      id: 'SK-RNG-6',
      page: 'S-EN contents (p13)',
      title: { en: 'Line of sight', it: 'Linea di vista' },
      clause: {
        en: 'Every shot needs a line of sight (SK-GEO-7).',
        it: 'Ogni tiro richiede una linea di vista (SK-GEO-7).',
      },
    },
    {
      id: 'SK-RNG-7',
      page: '-',
      title: { en: 'Nearest target', it: 'Bersaglio più vicino' },
      clause: {
        en: 'Shoot at the nearest visible legal target. You may ignore targets that are down, prone or in cover. Marksmen and volleys choose freely.',
        it: 'Tira al bersaglio valido visibile più vicino. Puoi ignorare i bersagli a terra, proni o in copertura. Tiratori Scelti e salve scelgono liberamente.',
      },
      ruling: {
        en: 'The contents list restrictions; the nearest target is the parent engine’s rule.',
        it: 'L’indice riporta restrizioni; il bersaglio più vicino viene dal motore d’origine.',
      },
    },
    {
      id: 'SK-RNG-8',
      page: 'S-EN contents (p13)',
      title: { en: 'Shooting and combat', it: 'Tiro e mischia' },
      clause: {
        en: 'An engaged model cannot shoot, and no model can shoot at an enemy that touches a friend.',
        it: 'Un modello impegnato non può tirare, e nessuno può tirare a un nemico che tocca un amico.',
      },
    },
    {
      id: 'SK-RNG-9',
      page: '-',
      title: { en: 'From horseback', it: 'Da cavallo' },
      clause: {
        en: 'A mounted model shoots only with pistol, carbine or bow, at −1. It may reload.',
        it: 'Un modello a cavallo tira solo con pistola, carabina o arco, a −1. Può ricaricare.',
      },
      ruling: { en: 'The contents list only the heading.', it: 'L’indice riporta solo il titolo.' },
    },
    {
      id: 'SK-RNG-10',
      page: 'S-EN p3, S-QR QR1',
      title: { en: 'Cover', it: 'Copertura' },
      clause: {
        en: 'The shooter has −1 against light cover and −2 against heavy cover (SK-GEO-10).',
        it: 'Chi tira ha −1 contro una copertura leggera e −2 contro una pesante (SK-GEO-10).',
      },
    },
    {
      id: 'SK-RNG-11',
      page: 'S-QR QR1',
      title: { en: 'Target down or prone', it: 'Bersaglio a terra o prono' },
      clause: {
        en: 'The shooter has −1 against a target down or prone that is more than L away.',
        it: 'Chi tira ha −1 contro un bersaglio a terra o prono a più di 1L.',
      },
    },
    {
      id: 'SK-RNG-12',
      page: 'P2, P8',
      variant: 'SDS',
      title: { en: 'Results in SDS', it: 'Risultati in SDS' },
      clause: {
        en: 'If the target is beaten and the shooter’s die is odd, it recoils from the shooter by the depth of its base; if even, it is knocked down. A doubled target is wounded.',
        it: 'Se il bersaglio è battuto e il dado di chi tira è dispari, arretra di una profondità di basetta; se è pari, finisce a terra. Un bersaglio doppiato è ferito.',
      },
    },
    {
      id: 'SK-RNG-13',
      page: 'S-QR QR1',
      variant: 'SDT',
      title: { en: 'Results in SDT', it: 'Risultati in SDT' },
      clause: {
        en: 'If the target is beaten and the shooter’s die is odd, it moves up to S into cover, or goes prone if already in cover; if even, it is knocked down. A doubled target is wounded.',
        it: 'Se il bersaglio è battuto e il dado di chi tira è dispari, muove fino a 1C verso una copertura, o si mette prono se è già coperto; se è pari, finisce a terra. Un bersaglio doppiato è ferito.',
      },
    },
    {
      id: 'SK-RNG-14',
      page: 'S-QR QR1',
      title: { en: 'Beaten while down', it: 'Battuto mentre è a terra' },
      clause: { en: 'A target beaten while down is wounded.', it: 'Un bersaglio battuto mentre è a terra è ferito.' },
    },
    {
      id: 'SK-RNG-15',
      page: 'P8',
      title: { en: 'Target wins', it: 'Vince il bersaglio' },
      clause: {
        en: 'If the target wins or ties, nothing happens.',
        it: 'Se il bersaglio vince o pareggia, non succede nulla.',
      },
    },
    {
      id: 'SK-RNG-16',
      page: '-',
      title: { en: 'Out of ammunition', it: 'Munizioni esaurite' },
      clause: {
        en: 'On the shooter’s natural 1, hit or miss, the firearm is unloaded and cannot be reloaded; in a volley, one of them. A depleted bow cannot shoot. A thrown tomahawk is not affected.',
        it: 'Con un 1 naturale di chi tira, colpisca o no, l’arma è scarica e non si ricarica più; in una salva, una sola. Un arco esaurito non tira. Un tomahawk lanciato non ne risente.',
      },
      ruling: { en: 'The rule for volleys implies this.', it: 'Lo sottintende la regola della salva.' },
    },
    {
      id: 'SK-RNG-17',
      page: '-',
      title: { en: 'Resupply', it: 'Rifornirsi' },
      clause: {
        en: 'For 1 action a model in contact with a standing, unengaged friend whose weapon of the same kind is not depleted removes its own out-of-ammunition mark.',
        it: 'Con 1 azione un modello a contatto con un amico in piedi e non impegnato, con la stessa arma non esaurita, toglie il proprio segno di munizioni esaurite.',
      },
      ruling: { en: 'This keeps such models in the game.', it: 'Così quei modelli restano in gioco.' },
    },
    {
      id: 'SK-RNG-18',
      page: 'S-QR QR3',
      title: { en: 'Reloading', it: 'Ricaricare' },
      clause: {
        en: 'Reloading costs 2 actions of one turn, never one now and one later. With 3 successes a model may fire and reload a musket, or reload and fire it.',
        it: 'Ricaricare costa 2 azioni dello stesso turno, mai una per volta. Con 3 successi un modello può sparare e ricaricare il moschetto, o ricaricare e sparare.',
      },
    },
    {
      id: 'SK-RNG-19',
      page: 'S-QR QR3',
      title: { en: 'Slow reload', it: 'Ricarica lenta' },
      clause: {
        en: 'A model cannot reload and fire a rifle or matchlock in the same turn, in either order.',
        it: 'Un modello non può ricaricare e sparare con fucile a canna rigata o archibugio a miccia nello stesso turno, in nessun ordine.',
      },
    },
    {
      id: 'SK-RNG-20',
      page: '-',
      title: { en: 'No reload', it: 'Ricarica impossibile' },
      clause: {
        en: 'A model that is engaged, down or prone cannot reload.',
        it: 'Un modello impegnato, a terra o prono non può ricaricare.',
      },
      ruling: { en: 'A ramrod needs room.', it: 'La bacchetta richiede spazio.' },
    },
    {
      id: 'SK-RNG-21',
      page: 'S-QR QR3',
      variant: 'SDT',
      title: { en: 'Tomahawks', it: 'Tomahawk' },
      clause: {
        en: 'A model may throw its tomahawk (1 action) and make one other attack in the same turn. The rules of shooting apply except loading; a throw cannot be aimed. The tomahawk lies where the target was until its owner ends a Move over it.',
        it: 'Un modello può lanciare il tomahawk (1 azione) e fare un altro attacco nello stesso turno. Valgono le regole del tiro tranne la carica; un lancio non si mira. Il tomahawk resta dov’era il bersaglio finché il proprietario finisce un movimento lì sopra.',
      },
    },
    {
      id: 'SK-RNG-22',
      page: '-',
      variant: 'SDT',
      title: { en: 'Into cover', it: 'Verso la copertura' },
      clause: {
        en: 'The owner moves the target up to S, unreduced and not into contact, to a place with cover from the shooter, otherwise S towards the nearest such place. If there is none, or it cannot move, it goes prone; a Mounted model recoils.',
        it: 'Il proprietario muove il bersaglio fino a 1C, senza riduzioni e non a contatto, dove è coperto da chi ha tirato, altrimenti di 1C verso il posto più vicino. Se non ce n’è o non può muovere, si mette prono; un modello Montato arretra.',
      },
      ruling: { en: 'The printed result becomes a procedure.', it: 'Il risultato stampato diventa una procedura.' },
    },
    {
      id: 'SK-RNG-23',
      page: '-',
      variant: 'SDT',
      title: { en: 'Target already prone', it: 'Bersaglio già prono' },
      clause: {
        en: 'On an odd die a target prone in cover suffers nothing. A target prone in the open crawls as in SK-RNG-22 and stays prone.',
        it: 'Con un dado dispari un bersaglio prono in copertura non subisce nulla. Uno prono allo scoperto striscia come in SK-RNG-22 e resta prono.',
      },
      ruling: { en: 'The book does not cover this.', it: 'Il libro non lo prevede.' },
    },
    {
      id: 'SK-RNG-24',
      page: '-',
      title: { en: 'Order of modifiers', it: 'Ordine dei modificatori' },
      clause: {
        en: 'Shooter: weapon by range, Marksman or Poor Shot, cover, horseback, target down or prone far away. Target: −1 if the shot is aimed, −1 for each further shooter. All modifiers add up.',
        it: 'Chi tira: arma per gittata, Tiratore Scelto o Pessima Mira, copertura, a cavallo, bersaglio a terra o prono lontano. Bersaglio: −1 se il tiro è mirato, −1 per ogni tiratore in più. Tutti i modificatori si sommano.',
      },
      ruling: {
        en: 'The log lists modifiers in this order.',
        it: 'Il registro elenca i modificatori in quest’ordine.',
      },
    },
    {
      id: 'SK-RNG-25',
      page: '-',
      variant: 'SDT',
      title: { en: 'Finding cover', it: 'Cercare copertura' },
      clause: {
        en: 'Places are tried in 24 directions, 15° apart, in steps of S/10; your own choice may lie elsewhere. Beyond that, the nearest wood, building, tree or linear obstacle counts.',
        it: 'I posti si provano in 24 direzioni, ogni 15°, a passi di 1C/10; la tua scelta può stare altrove. Più lontano conta il bosco, edificio, albero o ostacolo lineare più vicino.',
      },
      ruling: { en: 'The search must come to an end.', it: 'La ricerca deve avere una fine.' },
    },
  ],
};
