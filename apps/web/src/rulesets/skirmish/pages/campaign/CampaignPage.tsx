/** A short campaign (SK-SCN-5..7): two companies, three to five games, and what each game leaves of them. */
import type { Problem } from '@drumhead/engine';
import {
  campaignWinner,
  conditionsOf,
  isOver,
  pointsLeft,
  pointsWon,
  readCampaign,
  type Side,
} from '@drumhead/skirmish';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type MessageKey, useSpeech } from '../../../../i18n/index.ts';
import { readJson, saveFile } from '../../../../documents/files.ts';
import { Kept } from '../../../../documents/SavedDocuments.tsx';
import '../../../../documents/documents.css';
import '../../../../documents/sheet.css';
import { Picker } from '../../../../documents/FilePicker.tsx';
import { Problems } from '../../../../documents/Problems.tsx';
import type { paperWords } from '../../../../documents/messages.ts';
import type { LinkKey } from '../../linkMessages.ts';
import { squadDesk } from '../squads/editorStore.ts';
import { After } from './After.tsx';
import './campaign.css';
import { Companies } from './Companies.tsx';
import { between, type Campaign, campaignDesk as desk, freshCampaign } from './editorStore.ts';
import { Next } from './Next.tsx';
import { namesOf, useNames } from './names.ts';
import type { CampaignPageKey } from './messages.ts';

type Key = CampaignPageKey | MessageKey | keyof typeof paperWords | LinkKey;

export function Page(): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const campaign = useStore(desk.store, ({ value }) => value);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [unread, setUnread] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  useEffect(() => {
    void desk.load();
    void squadDesk.load();
  }, []);
  if (campaign === null) return null;
  const { file } = campaign;
  const change = (next: Campaign) => desk.change(next);
  const take = (text: string) => {
    const json = readJson(text);
    setUnread(json.ok ? null : tell(json.fault.key, json.fault.facts));
    if (!json.ok) return;
    const read = readCampaign(json.value);
    setProblems(read.ok ? [] : read.problems);
    if (read.ok) desk.begin(between(read.value));
  };
  // Who picks in secret sees nothing else, and shows nothing else to whom he hands the machine.
  return (
    <div className="paper-page skirmish-campaign">
      {!picking && (
        <Tools
          file={file}
          fault={
            unread === null && problems.length === 0 ? null : (
              <>
                {unread !== null && <p role="alert">{unread}</p>}
                {problems.length > 0 && (
                  <>
                    <p>{say('web.skCampaign.notRead')}</p>
                    <Problems problems={problems} showPaths />
                  </>
                )}
              </>
            )
          }
          take={take}
        />
      )}
      {file.played.length === 0 && campaign.drawn === null && campaign.game === null && (
        <Companies campaign={campaign} change={change} />
      )}
      {!picking && <Standing campaign={campaign} />}
      {isOver(file) ? (
        <Winner campaign={campaign} />
      ) : campaign.game === null ? (
        <Next key={file.played.length} campaign={campaign} change={change} alone={setPicking} />
      ) : (
        <After campaign={campaign} game={campaign.game} change={change} />
      )}
      {!picking && (
        <Kept
          desk={desk}
          titleOf={(text) => {
            const kept = readCampaign((JSON.parse(text) as Partial<Campaign>).file);
            return kept.ok ? namesOf(kept.value, tell).join(' – ') : say('web.page.skirmishCampaign');
          }}
          onProblems={setProblems}
        />
      )}
    </div>
  );
}

/** What may be done with the campaign as a paper; `fault`: what was wrong with the last file. */
function Tools({
  file,
  fault,
  take,
}: {
  readonly file: Campaign['file'];
  readonly fault: ReactNode;
  readonly take: (text: string) => void;
}): ReactNode {
  const { say } = useSpeech<Key>();
  return (
    <>
      <p className="minor">{say('web.skCampaign.about')}</p>
      <div className="paper-tools">
        <button type="button" onClick={() => desk.begin(freshCampaign(file.variant))}>
          {say('web.skCampaign.fresh')}
        </button>
        <button type="button" onClick={() => saveFile('skirmish.campaign.json', `${JSON.stringify(file, null, 2)}\n`)}>
          {say('web.papers.export')}
        </button>
        <Picker onText={take} />
        <button type="button" onClick={() => print()}>
          {say('web.papers.print')}
        </button>
      </div>
      <div aria-live="polite">{fault}</div>
    </>
  );
}

function Winner({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { say } = useSpeech<Key>();
  const names = useNames(campaign);
  const winner = campaignWinner(campaign.file);
  return (
    <p className="panel" role="status">
      <strong>
        {winner === null ? say('web.skCampaign.drawn.end') : say('web.skCampaign.won', { name: names[winner] })}
      </strong>
    </p>
  );
}

/** Games played, points, and what is left of the companies: the sheet that is printed. */
function Standing({ campaign }: { readonly campaign: Campaign }): ReactNode {
  const { say, tell } = useSpeech<Key>();
  const names = useNames(campaign);
  const { file } = campaign;
  const won = pointsWon(file);
  const count = (side: Side, wanted: string) => conditionsOf(file, side).filter((one) => one === wanted).length;
  return (
    <section className="sheet" aria-label={say('web.skCampaign.standing')}>
      <h2>{say('web.skCampaign.standing')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{say('web.skCampaign.from')}</span>
            </th>
            {(['points', 'left', 'fit', 'resting', 'struckOff'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`web.skCampaign.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {([0, 1] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{names[side]}</th>
              <td>{won[side]}</td>
              <td>{pointsLeft(file, side)}</td>
              <td>{count(side, 'fit')}</td>
              <td>{count(side, 'resting')}</td>
              <td>{count(side, 'struckOff')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {file.played.length > 0 && (
        <table>
          <thead>
            <tr>
              {(['game', 'scenario', 'winner'] as const).map((column) => (
                <th key={column} scope="col">
                  {say(`web.skCampaign.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {file.played.map(({ scenario, winner }, number) => (
              // oxlint-disable-next-line react/no-array-index-key -- a game is its number
              <tr key={number}>
                <td>{number + 1}</td>
                <td>{tell(`sk.scenario.${scenario}`)}</td>
                <td>{winner === null ? say('web.skCampaign.draw') : names[winner === file.players[0].id ? 0 : 1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
