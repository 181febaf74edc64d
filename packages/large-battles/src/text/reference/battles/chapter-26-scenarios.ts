import type { RuleChapter } from '@drumhead/content';

export const scenarios: RuleChapter = {
  title: { en: 'Scenarios', it: 'Scenari' },
  rules: [
    {
      id: 'LB-SCN-01',
      page: '27, 28',
      title: { en: 'Peninsular Clash', it: 'Scontro nella Penisola' },
      clause: {
        en: 'Reserves in zone 3, Brigades in zone 2: the British no further than 1L from the farm, the Portuguese beyond 3L of it. France goes first. Hide the deployment if you can.',
        it: 'Riserve in zona 3, brigate in zona 2: l’inglese a non più di 1L dalla fattoria, la portoghese a più di 3L. Comincia la Francia. Meglio lo schieramento nascosto.',
      },
    },
    {
      id: 'LB-SCN-02',
      page: '27',
      title: { en: 'Map of Peninsular Clash', it: 'Mappa di Scontro nella Penisola' },
      clause: {
        en: 'A farm and a road south of the centre, one hill of one level and two of two levels, two woods, two patches of difficult ground.',
        it: 'Una fattoria e una strada a sud del centro, una collina a un livello e due a due livelli, due boschi, due tratti di terreno difficile.',
      },
      ruling: {
        en: 'The picture is lost; drawn so that both British deployments are possible.',
        it: 'La figura è perduta; disegnata in modo che entrambi gli schieramenti inglesi siano possibili.',
      },
    },
    {
      id: 'LB-SCN-03',
      page: '29',
      title: { en: 'To Vienna!', it: 'A Vienna!' },
      clause: {
        en: 'France against Austria. Terrain, roles, deployment and first player as in pick-up games. The scenario adds no rules.',
        it: 'Francia contro Austria. Terreno, ruoli, schieramento e primo giocatore come nelle partite libere. Lo scenario non aggiunge regole.',
      },
    },
    {
      id: 'LB-SCN-04',
      page: '30, 31',
      title: { en: 'Spanish Pride', it: 'Orgoglio spagnolo' },
      clause: {
        en: 'Reserves in zone 3: no further than 1L from the church (French), from the road (Spanish). All others in zone 2. France goes first; Cuesta is idle in Spain’s first phase. Hide the deployment if you can.',
        it: 'Riserve in zona 3: a non più di 1L dalla chiesa (francese), dalla strada (spagnola). Tutti gli altri in zona 2. Comincia la Francia; Cuesta è inattivo nella prima fase spagnola. Meglio lo schieramento nascosto.',
      },
    },
    {
      id: 'LB-SCN-05',
      page: '30',
      title: { en: 'Map of Spanish Pride', it: 'Mappa di Orgoglio spagnolo' },
      clause: {
        en: 'The church by the French baseline, a large hill of two levels in the middle, the road along Spanish zone 3, two woods, two patches of difficult ground.',
        it: 'La chiesa presso la linea di base francese, una grande collina a due livelli al centro, la strada lungo la zona 3 spagnola, due boschi, due tratti di terreno difficile.',
      },
      ruling: {
        en: 'The picture is lost; church and road must fit the deployment.',
        it: 'La figura è perduta; chiesa e strada devono adattarsi allo schieramento.',
      },
    },
    {
      id: 'LB-SCN-06',
      page: '30',
      title: { en: 'Cuesta is idle', it: 'Cuesta è inattivo' },
      clause: {
        en: 'In that phase he and his reserve are not activated; he may still react.',
        it: 'In quella fase lui e la sua riserva non si attivano; può comunque reagire.',
      },
      ruling: {
        en: 'The ban is printed for one initiative phase only.',
        it: 'Il divieto è stampato per una sola fase d’iniziativa.',
      },
    },
    {
      id: 'LB-SCN-07',
      page: '32, 33',
      title: { en: 'Retschow, 28 August 1813', it: 'Retschow, 28 agosto 1813' },
      clause: {
        en: 'As the map shows; Gardanne’s men in march column, guns on the limber. The Allies go first; there is no French reserve.',
        it: 'Schieramento secondo la mappa; la brigata Gardanne tutta in colonna di marcia, con la batteria al traino. Cominciano gli Alleati. I francesi non hanno riserva.',
      },
    },
    {
      id: 'LB-SCN-08',
      page: '32',
      title: { en: 'Map of Retschow', it: 'Mappa di Retschow' },
      clause: {
        en: 'The village of one sector in the middle on the road, a wood on either side. French 1st Brigade forward, the marching one behind; Mecklenburgers and Swedes opposite, the reserve behind them.',
        it: 'L’abitato, un settore, al centro sulla strada, un bosco per lato. 1ª brigata francese avanti, quella in marcia dietro; di fronte Meclemburghesi e svedesi, la riserva alle loro spalle.',
      },
      ruling: {
        en: 'The picture is lost; brigades kept apart, the marching one to the rear.',
        it: 'La figura è perduta; brigate separate, quella in marcia nelle retrovie.',
      },
    },
    {
      id: 'LB-SCN-09',
      page: '31, 40',
      title: { en: 'Shaken at', it: 'Scossa a' },
      clause: {
        en: 'Units + 1. For both Spanish Brigades of Spanish Pride 5 is printed, but 6 counts.',
        it: 'Unità + 1. Per le due brigate di Orgoglio spagnolo è stampato 5, ma vale 6.',
      },
      ruling: {
        en: 'The FAQ’s Brigade of 5 units has its limit at 6.',
        it: 'La brigata di 5 unità delle FAQ ha il limite a 6.',
      },
    },
    {
      id: 'LB-SCN-10',
      page: '28-33',
      title: { en: 'Break Points', it: 'Punti di rottura' },
      clause: {
        en: 'Peninsular Clash: France 8, Britain 7. To Vienna!: France 8, Austria 7. Spanish Pride: Spain 8, France 7. Retschow: 7 each.',
        it: 'Scontro nella Penisola: Francia 8, Gran Bretagna 7. A Vienna!: Francia 8, Austria 7. Orgoglio spagnolo: Spagna 8, Francia 7. Retschow: 7 a testa.',
      },
      ruling: {
        en: 'Three figures are missing in our copy; all are computed (LB-VIC-01).',
        it: 'Tre cifre mancano nella nostra copia; tutte sono calcolate (LB-VIC-01).',
      },
    },
    {
      id: 'LB-SCN-11',
      page: '28',
      title: { en: 'Rifle company', it: 'Compagnia di Rifles' },
      clause: {
        en: 'In Peninsular Clash it brings the English Brigade 3 points of Sk (LB-SKIR-06).',
        it: 'In Scontro nella Penisola porta alla brigata inglese 3 punti di Sk (LB-SKIR-06).',
      },
    },
    {
      id: 'LB-SCN-12',
      page: '31, 33',
      title: { en: 'Names of the CinCs', it: 'I nomi dei comandante in capo' },
      clause: {
        en: 'Spanish Pride: Cuesta and Barbou. Retschow: Loison and von Vegesack. For Leaders see the orders of battle.',
        it: 'Orgoglio spagnolo: Cuesta e Barbou. Retschow: Loison e von Vegesack. Comandanti come negli ordini di battaglia.',
      },
    },
  ],
};
