import type { RuleChapter } from '@drumhead/content';

export const command: RuleChapter = {
  title: { en: 'Command bases', it: 'Le basi di comando' },
  rules: [
    {
      id: 'SIP-CMD-1',
      page: '-',
      title: { en: 'Radius', it: 'Il raggio' },
      clause: { en: '10 cm, edge to edge.', it: '10 cm, da bordo a bordo.' },
      ruling: {
        en: '10 is named for activation; one radius serves all.',
        it: '10 è nominato per l’attivazione; un raggio serve a tutto.',
      },
    },
    {
      id: 'SIP-CMD-2',
      page: '-',
      title: { en: 'No own brigade', it: 'Nessuna brigata propria' },
      clause: {
        en: 'Every Command base serves every unit of its side.',
        it: 'Ogni base di comando serve ogni unità della sua parte.',
      },
      ruling: { en: 'AP belong to the army.', it: 'I PA sono dell’esercito.' },
    },
    {
      id: 'SIP-CMD-3',
      page: '-',
      title: { en: 'Contact', it: 'Il contatto' },
      clause: {
        en: 'A gap of 0.1 cm at most. It is attached while in contact; in a retreat, recall or advance it goes along behind its unit.',
        it: 'Un distacco di 0,1 cm al massimo. È unita finché a contatto; in ritirata, richiamo o avanzata segue dietro l’unità.',
      },
      ruling: { en: 'Gives base contact a measure.', it: 'Dà una misura al contatto.' },
    },
    {
      id: 'SIP-CMD-4',
      page: '-',
      title: { en: 'Risk', it: 'Il pericolo' },
      clause: {
        en: 'A die if its unit takes a DP from fire or wins a melee: lost on 6; if it loses: on 5+.',
        it: 'Un dado se l’unità prende un PD dal fuoco o vince una mischia: perduta con 6; se perde: con 5+.',
      },
      ruling: { en: 'To lead from the front is dangerous.', it: 'Guidare in prima fila è pericoloso.' },
    },
    {
      id: 'SIP-CMD-5',
      page: '-',
      title: { en: 'Flight and capture', it: 'Fuga e cattura' },
      clause: {
        en: 'Touched by an enemy with no ready friend there, it flees to the nearest one within 25 cm; without one it is captured.',
        it: 'Toccata da un nemico senza un amico pronto lì, fugge dal più vicino entro 25 cm; se non c’è, è catturata.',
      },
      ruling: {
        en: 'Generals are no fighting units and must not block.',
        it: 'I generali non combattono e non devono sbarrare.',
      },
    },
    {
      id: 'SIP-CMD-6',
      page: '-',
      title: { en: 'Loss', it: 'La perdita' },
      clause: {
        en: 'Not replaced: AP fall by themselves (SIP-AP-1).',
        it: 'Non si rimpiazza: i PA calano da sé (SIP-AP-1).',
      },
      ruling: { en: 'Those on the table count.', it: 'Contano quelle sul tavolo.' },
    },
  ],
};
