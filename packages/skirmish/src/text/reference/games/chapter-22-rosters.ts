import type { RuleChapter } from '@drumhead/content';

export const rosters: RuleChapter = {
  title: { en: 'Rosters', it: 'Liste Eserciti' },
  rules: [
    {
      id: 'SK-ROS-1',
      page: '-',
      variant: 'SDS',
      title: { en: 'Napoleonic rosters', it: 'Liste napoleoniche' },
      clause: {
        en: 'France, Britain, Prussia, Austria and Russia have 14 profiles each.',
        it: 'Francia, Gran Bretagna, Prussia, Austria e Russia hanno 14 profili ciascuna.',
      },
      ruling: {
        en: 'One profile is printed and others are published; the rest are ours.',
        it: 'Un profilo è stampato e altri sono pubblicati; il resto è nostro.',
      },
    },
    {
      id: 'SK-ROS-2',
      page: '-',
      variant: 'SDT',
      title: { en: 'American rosters', it: 'Liste americane' },
      clause: {
        en: 'French, British, Provincial, Ranger and Native are the five forces.',
        it: 'Francesi, Britannici, Provinciali, Ranger e Nativi sono le cinque forze.',
      },
      ruling: { en: 'No American roster is printed.', it: 'Nessuna lista americana è stampata.' },
    },
  ],
};
