/** The tools of the maker, each with its key. */
import type { ReactNode } from 'react';
import { ClosableButton } from '../../closed/ClosableButton.tsx';
import { useMessages } from '../../i18n/index.ts';
import { manifestOf } from '../../rulesets/manifests.ts';
import { laidIn, setupOf } from '../document/edits.ts';
import { spotBarred, spotsMost } from '../document/spots.ts';
import type { Making } from '../making.ts';
import type { MakerKey } from '../messages.ts';
import { type Hand, isSpotTool, type Tool } from '../tool/hand.ts';
import { kindsOf, TOOL_KEYS, TOOLS } from '../tool/keys.ts';

/** Paths in a box of 28 by 22. */
const SIGNS: Readonly<Record<Tool, ReactNode>> = {
  select: <path d="M8 2v15l4-4 3 7 3-1-3-7h6z" fill="none" />,
  hill: <path d="M2 18C7 4 20 2 26 18z" fill="var(--maker-hill)" />,
  wood: <path d="M4 17a5 5 0 0 1 3-9 7 7 0 0 1 13-2 6 6 0 0 1 4 11z" fill="var(--maker-wood)" />,
  rough: <path d="M3 18l5-9 5 9zM14 18l4-7 6 7z" fill="var(--maker-hill)" />,
  road: <path d="M4 18C10 16 14 6 24 4M8 20C14 18 18 9 26 7" fill="none" />,
  stream: <path d="M2 8c5-5 8 5 13 1s6-4 11 0M2 14c5-5 8 5 13 1s6-4 11 0" fill="none" stroke="var(--reach)" />,
  wall: <path d="M2 7h24v9H2zM2 11.500h24M10 7v4.500M18 7v4.500M6 11.500V16M14 11.500V16M22 11.500V16" fill="none" />,
  house: <path d="M4 10L14 2l10 8v10H4z" fill="var(--maker-house)" />,
  place: <path d="M8 20V3M8 4l13 4-13 4z" fill="var(--amber)" />,
  objective: <path d="M14 2a9 9 0 1 0 .1 0zM14 7a4 4 0 1 0 .1 0z" fill="var(--amber)" />,
  picture: <path d="M3 3h22v17H3zM3 16l7-6 5 4 4-3 6 5M18 8a1.800 1.800 0 1 0 .1 0z" fill="none" />,
  name: <path d="M4 19L10 3l6 16M6 14h8M24 19v-8m0 4a3.500 4 0 1 0-7 0 3.500 4 0 1 0 7 0z" fill="none" />,
};

export function ToolBar({
  making: { rules, file },
  hand,
  onTool,
}: {
  readonly making: Making;
  readonly hand: Hand;
  readonly onTool: (tool: Tool) => void;
}): ReactNode {
  const { t, translate } = useMessages<MakerKey>();
  const game = translate(manifestOf(file.ruleset)?.name ?? '');
  const isDrawn = rules.isDrawn(setupOf(file));
  const isFull = laidIn(file).length >= rules.mostPieces;
  const closed = (tool: Tool): string | null => {
    if (isSpotTool(tool)) {
      const why = spotBarred(rules, file, tool);
      return why && t(`web.maker.spot.barred.${why}`, { most: spotsMost(rules, tool), game });
    }
    if (tool === 'select' || tool === 'picture') return null;
    if (!isDrawn) return t('web.maker.tool.closed');
    if (kindsOf(rules.kinds, tool).length === 0) {
      return t('web.maker.tool.none', { game });
    }
    return isFull ? t('web.maker.tool.full', { most: rules.mostPieces }) : null;
  };
  return (
    <div className="maker-tools" role="toolbar" aria-label={t('web.maker.tools')}>
      {TOOLS.map((tool) => (
        <ClosableButton
          key={tool}
          aria-pressed={hand.tool === tool}
          aria-keyshortcuts={TOOL_KEYS[tool]}
          closed={closed(tool)}
          onClick={() => onTool(tool)}
        >
          <svg width="28" height="22" viewBox="0 0 28 22" aria-hidden="true">
            <g stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round">
              {SIGNS[tool]}
            </g>
          </svg>
          <span>
            {t(`web.maker.tool.${tool}`)} <kbd aria-hidden="true">{TOOL_KEYS[tool]}</kbd>
          </span>
        </ClosableButton>
      ))}
    </div>
  );
}
