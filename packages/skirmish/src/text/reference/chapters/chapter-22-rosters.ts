import type { RuleChapter } from '@drumhead/content';

export const rosters: RuleChapter = {
  title: { en: 'Rosters', it: 'Liste' },
  rules: [
    {
      id: 'SK-ROS-1',
      page: '-',
      variant: 'SDS',
      title: { en: 'Napoleonic rosters', it: 'Liste napoleoniche' },
      clause: {
        en: 'France, Great Britain, Prussia, Austria, Russia: 14 profiles each.',
        it: 'Francia, Gran Bretagna, Prussia, Austria, Russia: 14 profili ciascuna.',
      },
      ruling: {
        en: 'One profile is printed; others are published, the rest ours.',
        it: 'Un profilo è stampato; altri sono pubblicati, il resto è nostro.',
      },
    },
    {
      id: 'SK-ROS-2',
      page: '-',
      variant: 'SDT',
      title: { en: 'American rosters', it: 'Liste americane' },
      clause: {
        en: 'French, British, Provincial, Ranger, Native: five forces.',
        it: 'Francesi, Britannici, Provinciali, Ranger, Nativi: cinque forze.',
      },
      ruling: { en: 'None is printed.', it: 'Nessuna è stampata.' },
    },
  ],
};
