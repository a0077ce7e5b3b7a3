import { useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { strandedIn, useHistory, useUndo, type VersionView } from '../api/settings.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { More } from '../frame/more.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import { Changes } from './changes.tsx';
import { useDrafting } from './draft.ts';
import { Stranded } from './stranded.tsx';

/** Who changed what and when, and the way back: a new version that equals an earlier one. */
export function History({ version }: { readonly version: number }) {
  const { words, say, language } = useSpoken();
  const { timeZone } = useBusiness();
  const { canEdit } = useDrafting();
  const history = useHistory();
  const [to, setTo] = useState<number | null>(null);
  const versions = history.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <>
      <Trouble error={history.error} />
      {history.data && versions.length === 0 && <p className="nothing">{words.neverEdited}</p>}
      <ol className="versions">
        {versions.map((one) => (
          <li key={one.version} className="card">
            <h3>
              {say('versionOf', { version: one.version, name: one.by, when: sayMoment(language, timeZone, one.at) })}
            </h3>
            {one.brings !== null && (
              <p className="soft">
                {broughtBack(one, words.fileVersion, (number) => say('brings', { version: number }))}
              </p>
            )}
            <Changes changes={one.changes} />
            {canEdit && (
              <div className="buttons">
                <button type="button" className="button" onClick={() => setTo(one.version - 1)}>
                  {say('backBefore', { version: one.version })}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      <More {...history} />
      {to !== null && <Undo version={version} to={to} onClose={() => setTo(null)} />}
    </>
  );
}

function broughtBack({ brings }: VersionView, file: string, say: (version: string) => string): string {
  return say(brings === 0 ? file : String(brings));
}

interface UndoProps {
  readonly version: number;
  readonly to: number;
  readonly onClose: () => void;
}

function Undo({ version, to, onClose }: UndoProps) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const undo = useUndo();
  const stranded = strandedIn(undo.error);
  const confirm = () =>
    undo.mutate(
      { version, to, despite: stranded?.count },
      {
        onSuccess: () => {
          announce(words.done);
          onClose();
        },
      },
    );
  return (
    <Dialog title={say('undoAsk', { version: to === 0 ? words.fileVersion : to })} onClose={onClose}>
      <div className="form">
        <p>{words.undoMeans}</p>
        {stranded === null ? <Trouble error={undo.error} /> : <Stranded {...stranded} />}
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="button strong" disabled={undo.isPending} onClick={confirm}>
            {stranded === null ? words.bringBack : words.saveDespite}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
