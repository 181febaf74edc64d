import { scenarioNames } from '../../../scenarios/words.ts';
import type { RuleChapter } from '@drumhead/content';

export const scenarios: RuleChapter = {
  title: { en: 'Scenarios', it: 'Scenari' },
  rules: [
    {
      id: 'LB-SCN-01',
      page: '27, 28',
      title: scenarioNames['lb.scenario.peninsular-clash.name'],
      clause: {
        en: 'Reserves deploy in zone 3, brigades in zone 2: the British within 1L of the farm, the Portuguese more than 3L from it. France goes first. Hidden deployment is recommended.',
        it: 'Le riserve si schierano in zona 3, le brigate in zona 2: la britannica entro 1L dalla fattoria, la portoghese a più di 3L. Comincia la Francia. Lo schieramento nascosto è consigliato.',
      },
    },
    {
      id: 'LB-SCN-02',
      page: '27',
      title: { en: 'Map of Peninsular Clash', it: 'Mappa di Scontro nella Penisola' },
      clause: {
        en: 'The map has a farm and a road south of the centre, one hill of one level and two of two levels, two woods and two patches of difficult ground.',
        it: 'La mappa ha una fattoria e una strada a sud del centro, una collina a un livello e due a due livelli, due boschi e due tratti di terreno difficile.',
      },
      ruling: {
        en: 'The picture is lost; this map, its outlines drawn by us, makes both British deployments possible.',
        it: 'La figura è perduta; questa mappa, dai contorni disegnati da noi, rende possibili entrambi gli schieramenti britannici.',
      },
    },
    {
      id: 'LB-SCN-03',
      page: '29',
      title: scenarioNames['lb.scenario.to-vienna.name'],
      clause: {
        en: 'France fights Austria. Terrain, roles, deployment and first player follow the rules of pick-up games. There are no special rules.',
        it: 'La Francia combatte contro l’Austria. Terreno, ruoli, schieramento e primo giocatore seguono le regole delle partite libere. Non ci sono regole speciali.',
      },
    },
    {
      id: 'LB-SCN-04',
      page: '30, 31',
      title: scenarioNames['lb.scenario.spanish-pride.name'],
      clause: {
        en: 'Reserves deploy in zone 3, within 1L of the church (French) or of the road (Spanish); all others in zone 2. France goes first. Cuesta cannot activate in the first Spanish phase. Hidden deployment is recommended.',
        it: 'Le riserve si schierano in zona 3, entro 1L dalla chiesa (francese) o dalla strada (spagnola); tutti gli altri in zona 2. Comincia la Francia. Cuesta non può attivarsi nella prima fase spagnola. Lo schieramento nascosto è consigliato.',
      },
    },
    {
      id: 'LB-SCN-05',
      page: '30',
      title: { en: 'Map of Spanish Pride', it: 'Mappa di Orgoglio spagnolo' },
      clause: {
        en: 'The map has the church near the French baseline, a large hill of two levels in the middle, the road along the Spanish zone 3, two woods and two patches of difficult ground.',
        it: 'La mappa ha la chiesa presso la linea di base francese, una grande collina a due livelli al centro, la strada lungo la zona 3 spagnola, due boschi e due tratti di terreno difficile.',
      },
      ruling: {
        en: 'The picture is lost; church and road must fit the deployment.',
        it: 'La figura è perduta; chiesa e strada devono adattarsi allo schieramento.',
      },
    },
    {
      id: 'LB-SCN-06',
      page: '30',
      title: { en: 'Cuesta cannot activate', it: 'Cuesta non può attivarsi' },
      clause: {
        en: 'In that phase Cuesta and the reserve cannot activate. Cuesta may still react.',
        it: 'In quella fase Cuesta e la riserva non possono attivarsi. Cuesta può comunque reagire.',
      },
      ruling: {
        en: 'The book’s ban concerns that initiative phase only.',
        it: 'Il divieto del libro riguarda solo quella fase d’iniziativa.',
      },
    },
    {
      id: 'LB-SCN-07',
      page: '32, 33',
      title: scenarioNames['lb.scenario.retschow.name'],
      clause: {
        en: 'Both sides deploy as the map shows; Gardanne’s brigade starts in march column with its battery limbered. The Allies go first. The French have no reserve.',
        it: 'Le due parti si schierano come mostra la mappa; la brigata Gardanne inizia in colonna di marcia, con la batteria al traino. Cominciano gli Alleati. I francesi non hanno riserva.',
      },
    },
    {
      id: 'LB-SCN-08',
      page: '32',
      title: { en: 'Map of Retschow', it: 'Mappa di Retschow' },
      clause: {
        en: 'The map has the village, one sector, in the middle on the road, and a wood on either side. The French 1st Brigade stands forward, the marching one behind; the Mecklenburgers and Swedes stand opposite, with the reserve behind them.',
        it: 'La mappa ha l’abitato, un settore, al centro sulla strada, e un bosco per lato. La 1ª brigata francese sta avanti, quella in marcia dietro; di fronte stanno meclemburghesi e svedesi, con la riserva alle spalle.',
      },
      ruling: {
        en: 'The picture is lost; the brigades stand apart, the marching one to the rear.',
        it: 'La figura è perduta; le brigate stanno separate, quella in marcia nelle retrovie.',
      },
    },
    {
      id: 'LB-SCN-09',
      page: '31, 40',
      title: { en: 'Shaken at', it: 'Scossa a' },
      clause: {
        en: '“Shaken at” is units + 1. For both Spanish brigades of Spanish Pride the book prints 5, but 6 counts.',
        it: '«Scossa a» è unità + 1. Per le due brigate spagnole di Orgoglio spagnolo il libro stampa 5, ma vale 6.',
      },
      ruling: {
        en: 'In the FAQ a brigade of 5 units has its limit at 6.',
        it: 'Nelle FAQ una brigata di 5 unità ha il limite a 6.',
      },
    },
    {
      id: 'LB-SCN-10',
      page: '28-33',
      title: { en: 'Break Points', it: 'Punti di rottura' },
      clause: {
        en: 'The Break Points are, in Peninsular Clash, France 8 and Britain 7; in To Vienna!, France 8 and Austria 7; in Spanish Pride, Spain 8 and France 7; in Retschow, 7 each.',
        it: 'I punti di rottura sono: in Scontro nella Penisola, Francia 8 e Gran Bretagna 7; in A Vienna!, Francia 8 e Austria 7; in Orgoglio spagnolo, Spagna 8 e Francia 7; in Retschow, 7 a testa.',
      },
      ruling: {
        en: 'Three figures are missing in our copy; all are computed by LB-VIC-01.',
        it: 'Tre cifre mancano nella nostra copia; tutte sono calcolate con LB-VIC-01.',
      },
    },
    {
      id: 'LB-SCN-11',
      page: '28',
      title: { en: 'Rifle company', it: 'Compagnia di Rifles' },
      clause: {
        en: 'In Peninsular Clash the Rifle company gives the English brigade 3 points of Sk (LB-SKIR-06).',
        it: 'In Scontro nella Penisola la compagnia di Rifles dà alla brigata inglese 3 punti di Sk (LB-SKIR-06).',
      },
    },
    {
      id: 'LB-SCN-12',
      page: '31, 33',
      title: { en: 'Names of the generals', it: 'I nomi dei generali' },
      clause: {
        en: 'The CinCs are Cuesta and Barbou in Spanish Pride, Loison and von Vegesack in Retschow. The orders of battle name the Leaders.',
        it: 'I comandanti in capo sono Cuesta e Barbou in Orgoglio spagnolo, Loison e von Vegesack in Retschow. Gli ordini di battaglia indicano i comandanti.',
      },
    },
  ],
};
