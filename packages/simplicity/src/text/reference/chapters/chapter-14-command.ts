import type { RuleChapter } from '@drumhead/content';

export const command: RuleChapter = {
  title: { en: 'Command bases', it: 'Le basi di comando' },
  rules: [
    {
      id: 'SIP-CMD-1',
      page: '-',
      title: { en: 'Radius', it: 'Raggio' },
      clause: { en: 'The radius is 10 cm, from edge to edge.', it: 'Il raggio è di 10 cm, da bordo a bordo.' },
      ruling: {
        en: 'The book gives 10 for activation; one radius serves all.',
        it: 'Il libro dà 10 per l’attivazione; un raggio serve a tutto.',
      },
    },
    {
      id: 'SIP-CMD-2',
      page: '-',
      title: { en: 'Any brigade', it: 'Qualsiasi brigata' },
      clause: {
        en: 'A Command base serves every unit of its side.',
        it: 'Una base di comando serve ogni unità della sua parte.',
      },
      ruling: { en: 'AP belong to the army.', it: 'I PA sono dell’esercito.' },
    },
    {
      id: 'SIP-CMD-3',
      page: '-',
      title: { en: 'Contact', it: 'Contatto' },
      clause: {
        en: 'Contact is a gap of 0.1 cm at most. A Command base is attached while in contact and goes along behind its unit when it retreats, falls back or advances.',
        it: 'Il contatto è un distacco di 0,1 cm al massimo. Una base di comando è aggregata finché è a contatto e segue dietro l’unità in ritirata, ripiegamento o avanzata.',
      },
      ruling: { en: 'This gives base contact a measure.', it: 'Dà una misura al contatto.' },
    },
    {
      id: 'SIP-CMD-4',
      page: '-',
      title: { en: 'Risk', it: 'Rischio' },
      clause: {
        en: 'Roll a die if its unit takes a DP from fire or wins a melee: the base is lost on 6; if the unit loses: on 5+.',
        it: 'Tira un dado se la sua unità subisce un PD dal fuoco o vince una mischia: la base è perduta con 6; se l’unità perde, con 5+.',
      },
      ruling: { en: 'Leading from the front is dangerous.', it: 'Guidare in prima fila è pericoloso.' },
    },
    {
      id: 'SIP-CMD-5',
      page: '-',
      title: { en: 'Escape and capture', it: 'Scampo e cattura' },
      clause: {
        en: 'If an enemy touches it with no ready friend there, it moves to the nearest ready friend within 25 cm; without one it is captured.',
        it: 'Se un nemico la tocca senza un amico pronto lì, va dall’amico pronto più vicino entro 25 cm; se non c’è, è catturata.',
      },
      ruling: {
        en: 'Generals do not fight and must not block.',
        it: 'I generali non combattono e non devono sbarrare la via.',
      },
    },
    {
      id: 'SIP-CMD-6',
      page: '-',
      title: { en: 'Loss', it: 'Perdita' },
      clause: {
        en: 'A lost Command base is not replaced: AP fall accordingly (SIP-AP-1).',
        it: 'Una base perduta non si rimpiazza: i PA calano di conseguenza (SIP-AP-1).',
      },
      ruling: { en: 'Only those on the table count.', it: 'Contano solo quelle sul tavolo.' },
    },
  ],
};
