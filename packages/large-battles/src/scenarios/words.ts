/**
 * The words of the scenarios, English and Italian side by side: a scenario without one of its names, descriptions or
 * notes does not compile. They are fetched apart: names with the page, the rest when it is read.
 */
import type { InEveryLanguage } from '@drumhead/content';
import type { PrintedId, ScenarioId } from './data/index.ts';
import * as terms from '@drumhead/content/terms';

export const scenarioNames: Readonly<Record<`lb.scenario.${ScenarioId}.name`, InEveryLanguage>> = {
  'lb.scenario.peninsular-clash.name': { en: 'Peninsular Clash', it: 'Scontro nella Penisola' },
  'lb.scenario.to-vienna.name': { en: 'To Vienna!', it: 'A Vienna!' },
  'lb.scenario.spanish-pride.name': { en: 'Spanish Pride', it: 'Orgoglio spagnolo' },
  'lb.scenario.retschow.name': { en: 'Retschow, 28 August 1813', it: 'Retschow, 28 agosto 1813' },
  'lb.scenario.raab.name': { en: 'Raab, 14 June 1809', it: 'Raab, 14 giugno 1809' },
  'lb.scenario.quatre-bras.name': terms.QuatreBras,
};

/** On the home screen. */
export const scenarioAbouts: Readonly<Record<`lb.scenario.${ScenarioId}.about`, InEveryLanguage>> = {
  'lb.scenario.peninsular-clash.about': {
    en: 'A French division advances from the north on two brigades around a lone farm.',
    it: 'Una divisione francese avanza da nord contro due brigate attorno a una fattoria isolata.',
  },
  'lb.scenario.to-vienna.about': {
    en: 'French and Austrians decide the attacker and the ground before the battle.',
    it: 'Francesi e austriaci decidono attaccante e terreno prima della battaglia.',
  },
  'lb.scenario.spanish-pride.about': {
    en: 'French veterans against Spanish guards, recruits and militia, astride a long ridge.',
    it: 'Veterani francesi contro guardie, reclute e milizie spagnole, a cavallo di un lungo crinale.',
  },
  'lb.scenario.retschow.about': {
    en: 'Swedes and Mecklenburgers fall on a French division, half of it still on the march.',
    it: 'Svedesi e meclemburghesi piombano su una divisione francese, per metà ancora in marcia.',
  },
  'lb.scenario.raab.about': {
    en: 'Armies, each piece a brigade or a division: Franco-Italians against Austrians and Hungarians.',
    it: 'Armate, ogni pezzo una brigata o una divisione: franco-italiani contro austriaci e ungheresi.',
  },
  'lb.scenario.quatre-bras.about': {
    en: 'Ney must have the crossroads before dark; every hour brings Wellington another division. With rules of its own.',
    it: 'Ney deve avere il crocevia prima di notte; ogni ora porta a Wellington un’altra divisione. Con regole sue.',
  },
};

/** Of a scenario file. */
export const scenarioSummaries: Readonly<Record<`lb.scenario.${ScenarioId}.summary`, InEveryLanguage>> = {
  'lb.scenario.peninsular-clash.summary': {
    en: 'A French division comes on from the north against a British and a Portuguese brigade around a lone farm. A good first battle.',
    it: 'Una divisione francese avanza da nord contro una brigata britannica e una portoghese attorno a una fattoria isolata. Ottima come prima battaglia.',
  },
  'lb.scenario.to-vienna.summary': {
    en: 'French and Austrians meet on ground that both sides lay out before the battle.',
    it: 'Francesi e austriaci si incontrano su un terreno che le due parti dispongono prima della battaglia.',
  },
  'lb.scenario.spanish-pride.summary': {
    en: 'A French division with veteran brigades against a Spanish army of guards, recruits and militia, astride a long ridge.',
    it: 'Una divisione francese con brigate veterane contro un esercito spagnolo di guardie, reclute e milizie, a cavallo di un lungo crinale.',
  },
  'lb.scenario.retschow.summary': {
    en: 'Mecklenburgers, Swedes and Prussians fall on a French and Danish division, half of it still on the march.',
    it: 'Meclemburghesi, svedesi e prussiani piombano su una divisione franco-danese, per metà ancora in marcia.',
  },
  'lb.scenario.raab.summary': {
    en: 'A battle of armies: every piece a brigade or a division, in Corps. Eugène’s Franco-Italians must carry a plateau and a walled farm held by Austrians and the Hungarian levy.',
    it: 'Una battaglia tra armate: ogni pezzo è una brigata o una divisione, riunite in corpi. I franco-italiani di Eugenio devono prendere un altopiano e una fattoria fortificata tenuti da austriaci e dalla leva ungherese.',
  },
  'lb.scenario.quatre-bras.summary': {
    en: 'One crossroads and one afternoon: each piece a brigade, each turn an hour, and most of the Allies still on the road.',
    it: 'Un crocevia e un pomeriggio: ogni pezzo è una brigata, ogni turno un’ora, e gran parte degli alleati è ancora in strada.',
  },
};

/** The history behind each scenario whose file does not tell it, and its invented parts. */
export const scenarioNotes: Readonly<Record<`lb.note.${PrintedId}.${1 | 2 | 3}`, InEveryLanguage>> = {
  'lb.note.peninsular-clash.1': {
    en: 'From 1808 to 1814 British, Portuguese and Spanish troops fought Napoleon’s marshals across Spain and Portugal. The Portuguese army, broken up by the invasion of 1807, was raised again from 1809 by William Carr Beresford, with British officers beside its own; within a year most of Wellington’s divisions had a Portuguese brigade in them. Its light battalions, the brown-coated Caçadores, were soon thought as good as any.',
    it: 'Dal 1808 al 1814 britannici, portoghesi e spagnoli combatterono i marescialli di Napoleone in Spagna e Portogallo. L’esercito portoghese, disfatto dall’invasione del 1807, fu ricostituito dal 1809 da William Carr Beresford, con ufficiali britannici accanto ai propri; nel giro di un anno quasi ogni divisione di Wellington ebbe una brigata portoghese. I suoi battaglioni leggeri, i Caçadores in giubba bruna, furono presto considerati pari a chiunque.',
  },
  'lb.note.peninsular-clash.2': {
    en: 'The two sides fought differently. French battalions came on in columns behind a swarm of skirmishers and hoped to shake the enemy before contact; the British waited in two ranks, if possible behind a crest, and to keep the skirmishers off gave companies of riflemen to the brigades of the line. That is the company whose points are shared out here.',
    it: 'I due eserciti combattevano in modo diverso. I battaglioni francesi avanzavano in colonna dietro uno sciame di schermagliatori, contando di scuotere il nemico prima del contatto; i britannici attendevano su due righe, se possibile dietro una cresta, e per tenere lontani gli schermagliatori davano compagnie di carabine rigate alle brigate di linea: è la compagnia i cui punti qui si distribuiscono.',
  },
  'lb.note.peninsular-clash.3': {
    en: 'The battle itself is imagined. Troops like these could have met in any valley of the western Peninsula around 1811; no such fight is recorded, and farm, hills and woods stand where they make a fair table. The map of the book is not reproduced; ours was drawn so that both British deployment orders can be followed.',
    it: 'La battaglia è immaginaria. Truppe simili avrebbero potuto incontrarsi in una qualsiasi valle dell’ovest della Penisola attorno al 1811; di uno scontro così non c’è notizia, e fattoria, colline e boschi stanno dove rendono equilibrato il tavolo. La mappa del libro non è riprodotta: la nostra è disegnata in modo che si possano rispettare entrambi gli ordini di schieramento britannici.',
  },
  'lb.note.to-vienna.1': {
    en: 'Twice Napoleon marched down the Danube on Vienna. In 1805 he shut up an Austrian army in Ulm, took its surrender in October and entered the capital on 13 November. In April 1809 the Austrians struck first, into Bavaria; after Abensberg and Eckmühl they fell back, a rearguard fought house by house for the bridge at Ebelsberg on 3 May, and ten days later Vienna was French again.',
    it: 'Due volte Napoleone marciò su Vienna lungo il Danubio. Nel 1805 chiuse in Ulma un’armata austriaca, ne ebbe la resa in ottobre ed entrò nella capitale il 13 novembre. Nell’aprile del 1809 furono gli austriaci a muoversi per primi, in Baviera; dopo Abensberg ed Eckmühl si ritirarono, una retroguardia si batté casa per casa per il ponte di Ebelsberg il 3 maggio, e dieci giorni dopo Vienna era di nuovo francese.',
  },
  'lb.note.to-vienna.2': {
    en: 'The army of 1809 was that of Archduke Charles’s reforms: Jäger battalions raised the year before, Grenzer from the military border against the Turks, grenadiers taken from their regiments and massed in battalions of their own. Its light troops and hussars were bold and its line stood well; its generals were slow to be told and slow to decide, and the Timid commander here is one of them.',
    it: 'L’esercito del 1809 era quello delle riforme dell’arciduca Carlo: battaglioni di Jäger creati l’anno prima, Grenzer del confine militare con i turchi, granatieri tolti ai reggimenti e riuniti in battaglioni propri. Le truppe leggere e gli ussari erano audaci e la linea teneva bene; i generali erano lenti a ricevere ordini e lenti a decidere, e il comandante Timido di questo scenario è uno di loro.',
  },
  'lb.note.to-vienna.3': {
    en: 'The encounter is imagined: a French division of the advance meets an Austrian one somewhere on the road. There is no map; who attacks, and on what ground, is settled by both sides before the battle by the rules for pick-up games.',
    it: 'Lo scontro è immaginario: una divisione francese in avanzata ne incontra una austriaca da qualche parte lungo la strada. Non c’è mappa: chi attacca, e su quale terreno, lo stabiliscono le due parti prima della battaglia con le regole delle partite libere.',
  },
  'lb.note.spanish-pride.1': {
    en: 'In the summer of 1808, after the rising of Madrid, a French corps under Dupont went down into Andalusia. It was made up largely of young soldiers, with some veterans and with Swiss regiments that had lately served Spain. On 19 July it failed to break through Reding’s divisions at Bailén and laid down its arms. Barbou, Chabert and Schramm, who command here, were with it.',
    it: 'Nell’estate del 1808, dopo l’insurrezione di Madrid, un corpo francese sotto Dupont scese in Andalusia. Era composto in gran parte di soldati giovani, con alcuni veterani e con reggimenti svizzeri che fino a poco prima avevano servito la Spagna. Il 19 luglio tentò invano di sfondare le divisioni di Reding a Bailén e depose le armi. Barbou, Chabert e Schramm, che qui comandano, c’erano.',
  },
  'lb.note.spanish-pride.2': {
    en: 'Gregorio García de la Cuesta was close to seventy when the war began: proud, brave, stubborn and unlucky. He lost at Cabezón and Medina de Rioseco in 1808 and at Medellín in 1809, where he was ridden down; at Talavera, in a coach drawn by mules, he let a day pass on which Wellesley wished to attack. That is why he is idle for a phase. Zayas and Lardizabal won better names later, at Albuera and at Barrosa. The Walloon Guards had once been raised in the Low Countries, the regiment Hibernia among Irish exiles.',
    it: 'Gregorio García de la Cuesta aveva quasi settant’anni all’inizio della guerra: fiero, coraggioso, ostinato e sfortunato. Fu battuto a Cabezón e a Medina de Rioseco nel 1808 e a Medellín nel 1809, dove i cavalieri gli passarono sopra; a Talavera, in una carrozza tirata da muli, lasciò passare un giorno in cui Wellesley voleva attaccare. Per questo qui resta inattivo per una fase. Zayas e Lardizabal si fecero un nome più tardi, ad Albuera e a Barrosa. Le guardie vallone erano state un tempo arruolate nei Paesi Bassi, il reggimento Hibernia tra gli esuli irlandesi.',
  },
  'lb.note.spanish-pride.3': {
    en: 'The battle is imagined: these generals never faced one another in this company, and Cuesta had no part in Bailén. The ridge, the church and the road are named in the book; where they lie on our table is our own choice.',
    it: 'La battaglia è immaginaria: questi generali non si affrontarono mai in questa compagnia, e Cuesta a Bailén non ebbe parte. Il crinale, la chiesa e la strada compaiono nel libro; dove si trovino sul nostro tavolo è una scelta nostra.',
  },
  'lb.note.retschow.1': {
    en: 'In August 1813 Davout came out of Hamburg with his corps and a Danish division to keep the allied troops of the lower Elbe from joining the army before Berlin. He took Schwerin, and sent Loison on towards Wismar and Rostock. Before Rostock stood the Swede von Vegesack with a few Swedish battalions and the contingent of Mecklenburg, the first state of the Confederation of the Rhine to have left Napoleon.',
    it: 'Nell’agosto del 1813 Davout uscì da Amburgo con il suo corpo e una divisione danese per impedire alle truppe alleate del basso Elba di unirsi all’armata davanti a Berlino. Prese Schwerin e mandò Loison verso Wismar e Rostock. Davanti a Rostock stava lo svedese von Vegesack con pochi battaglioni svedesi e il contingente del Meclemburgo, il primo stato della Confederazione del Reno ad aver abbandonato Napoleone.',
  },
  'lb.note.retschow.2': {
    en: 'On 28 August they met near the village of Retschow, south-west of Doberan. By most accounts little came of it: some cavalry charged without success, the guns fired at each other for hours, and the French drew off towards Wismar.',
    it: 'Il 28 agosto si incontrarono presso il villaggio di Retschow, a sud-ovest di Doberan. Secondo quasi tutti i racconti ne venne poco: qualche squadrone caricò senza successo, i cannoni si spararono per ore e i francesi si ritirarono verso Wismar.',
  },
  'lb.note.retschow.3': {
    en: 'So day, place and generals are history and the rest is “what if”: here the whole French division stands and fights, half of it still on the march, and is struck before it has deployed. The order of battle is uncertain and was rounded off by the author of the book, who left out some squadrons that soon withdrew. The map is our reconstruction.',
    it: 'Giorno, luogo e generali sono dunque storia, il resto è un «che cosa sarebbe successo se»: qui l’intera divisione francese accetta battaglia, per metà ancora in marcia, ed è assalita prima di essersi schierata. L’ordine di battaglia è incerto e fu arrotondato dall’autore del libro, che tralasciò alcuni squadroni subito ritirati. La mappa è una nostra ricostruzione.',
  },
  'lb.note.raab.1': {
    en: 'In June 1809, while Napoleon made ready to cross the Danube a second time, his stepson Eugène came up from Italy after Archduke John, who had joined the Palatine and the levy of the Hungarian nobility, the Insurrection, near Raab (Győr). On 14 June, the day of Marengo, Eugène attacked. The Austrians stood on the low heights of Szabadhegy behind a brook, with the walled farm of Kis-Megyer before their front.',
    it: 'Nel giugno del 1809, mentre Napoleone si preparava a ripassare il Danubio, il figliastro Eugenio risalì dall’Italia dietro all’arciduca Giovanni, che presso Raab (Győr) si era unito al Palatino e alla leva della nobiltà ungherese, l’Insurrezione. Il 14 giugno, anniversario di Marengo, Eugenio attaccò. Gli austriaci stavano sulle basse alture di Szabadhegy dietro un ruscello, con la fattoria fortificata di Kis-Megyer davanti al fronte.',
  },
  'lb.note.raab.2': {
    en: 'The farm was held by Styrian Landwehr, citizens for the most part, who threw back one assault after another until the roofs burned over them. It was decided elsewhere: on the Austrian left French horse forced the brook and scattered the Insurrection hussars, who had never been under fire, and John drew off to Komorn. Eugène was free to march to Wagram.',
    it: 'La fattoria era tenuta dalla Landwehr di Stiria, in gran parte cittadini, che respinse un assalto dopo l’altro finché i tetti le bruciarono sulla testa. Si decise altrove: sulla sinistra austriaca la cavalleria francese forzò il ruscello e disperse gli ussari dell’Insurrezione, mai stati sotto il fuoco, e Giovanni si ritirò su Komorn. Eugenio fu libero di marciare verso Wagram.',
  },
  'lb.note.raab.3': {
    en: 'The scenario is ours and simplified. Day, place, commanders and the kinds of troops are history; brigades have been joined or rounded off, their strengths estimated, and values taken from them by the tables. The Archduke is a slower commander than the tables give, and special rules mark the Landwehr as dogged and the levy as raw. The brook counts as a ditch. The map is a sketch.',
    it: 'Lo scenario è nostro ed è semplificato. Giorno, luogo, comandanti e tipi di truppe sono storia; le brigate sono state unite o arrotondate, gli effettivi stimati e i valori ricavati dalle tabelle. L’arciduca è un comandante più lento di quanto direbbero le tabelle, e regole speciali indicano la Landwehr come tenace e la leva come inesperta. Il ruscello vale come un fosso. La mappa è uno schizzo.',
  },
};

/** Names of terrain on the map, by the ids of its pieces. */
export const scenarioPlaces: Readonly<Record<`lb.place.${ScenarioId}.${string}`, InEveryLanguage>> = {
  'lb.place.peninsular-clash.farm': { en: 'Quinta', it: 'Quinta' },
  'lb.place.peninsular-clash.south-hill': { en: 'South Hill', it: 'Collina sud' },
  'lb.place.peninsular-clash.west-hill': { en: 'West Hill', it: 'Collina ovest' },
  'lb.place.peninsular-clash.east-hill': { en: 'East Hill', it: 'Collina est' },
  'lb.place.peninsular-clash.middle-wood': { en: 'Middle Wood', it: 'Bosco di mezzo' },
  'lb.place.peninsular-clash.west-wood': terms.WestWood,
  'lb.place.peninsular-clash.east-rocks': { en: 'East Rocks', it: 'Rocce est' },
  'lb.place.peninsular-clash.north-rocks': { en: 'North Rocks', it: 'Rocce nord' },
  'lb.place.spanish-pride.church': { en: 'Church', it: 'Chiesa' },
  'lb.place.spanish-pride.hill': { en: 'The Ridge', it: 'Il crinale' },
  'lb.place.spanish-pride.west-wood': terms.WestWood,
  'lb.place.spanish-pride.east-wood': terms.EastWood,
  'lb.place.spanish-pride.south-rocks': { en: 'South Rocks', it: 'Rocce sud' },
  'lb.place.spanish-pride.north-rocks': { en: 'North Rocks', it: 'Rocce nord' },
  'lb.place.retschow.village': { en: 'Retschow', it: 'Retschow' },
  'lb.place.retschow.west-wood': terms.WestWood,
  'lb.place.retschow.east-wood': terms.EastWood,
  'lb.place.raab.plateau': { en: 'Heights of Szabadhegy', it: 'Alture di Szabadhegy' },
  'lb.place.raab.kismegyer': { en: 'Kis-Megyer', it: 'Kis-Megyer' },
  'lb.place.raab.szabadhegy': { en: 'Szabadhegy', it: 'Szabadhegy' },
  'lb.place.raab.west-wood': terms.WestWood,
  'lb.place.raab.vineyards': { en: 'Vineyards', it: 'Vigneti' },
};
