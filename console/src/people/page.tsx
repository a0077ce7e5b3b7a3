import { type FormEvent, useState } from 'react';
import { useBusiness } from '../api/business.ts';
import { type StaffMember, useInvite, useRemove, useRole, useStaff } from '../api/house.ts';
import { useSession } from '../api/session.ts';
import { useAnnounce } from '../frame/announce.tsx';
import { Dialog } from '../frame/dialog.tsx';
import { Title } from '../frame/title.tsx';
import { Trouble } from '../frame/trouble.tsx';
import { sayMoment } from '../time/said.ts';
import { useSpoken } from '../words/spoken.tsx';
import type { Words } from '../words/words.ts';

type Role = StaffMember['role'];

export const ROLE: { readonly [R in Role]: keyof Words } = { owner: 'roleOwner', staff: 'roleStaff' };

/** The people of the business: who they are, who may do what, and asking others in (G1). */
export function PeoplePage() {
  const { words } = useSpoken();
  const { role } = useBusiness();
  const { data, error } = useStaff();
  const [isInviting, setInviting] = useState(false);
  const isOwner = role === 'owner';
  return (
    <div className="page">
      <Title
        beside={
          isOwner && (
            <button type="button" className="button strong" onClick={() => setInviting(true)}>
              {words.invite}
            </button>
          )
        }
      >
        {words.people}
      </Title>
      <Trouble error={error} />
      {data && (
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.email}</th>
                <th scope="col">{words.role}</th>
                <th scope="col" className="desk-only">
                  {words.secondFactor}
                </th>
                <th scope="col" className="desk-only">
                  {words.seen}
                </th>
                {isOwner && <th scope="col">{words.actions}</th>}
              </tr>
            </thead>
            <tbody>
              {data.staff.map((member) => (
                <MemberRow key={member.id} member={member} isOwner={isOwner} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isInviting && <Invite onClose={() => setInviting(false)} />}
    </div>
  );
}

function MemberRow({ member, isOwner }: { readonly member: StaffMember; readonly isOwner: boolean }) {
  const { words, say, language } = useSpoken();
  const { timeZone } = useBusiness();
  const me = useSession()?.account.id;
  const [isRemoving, setRemoving] = useState(false);
  const role = useRole();
  return (
    <tr>
      <th scope="row">{member.name}</th>
      <td>{member.email}</td>
      <td className="whole">
        {isOwner && member.id !== me ? (
          <select
            aria-label={say('roleOf', { name: member.name })}
            value={member.role}
            onChange={({ target }) => role.mutate({ account: member.id, role: target.value as Role })}
          >
            <option value="owner">{words.roleOwner}</option>
            <option value="staff">{words.roleStaff}</option>
          </select>
        ) : (
          words[ROLE[member.role]]
        )}
        <Trouble error={role.error} />
      </td>
      <td className="desk-only">{member.secondFactor ? words.on : words.off}</td>
      <td className="moment desk-only">{member.seenAt ? sayMoment(language, timeZone, member.seenAt) : '–'}</td>
      {isOwner && (
        <td>
          {member.id !== me && (
            <button type="button" className="button danger" onClick={() => setRemoving(true)}>
              {words.remove}
            </button>
          )}
          {isRemoving && <Remove member={member} onClose={() => setRemoving(false)} />}
        </td>
      )}
    </tr>
  );
}

function Remove({ member, onClose }: { readonly member: StaffMember; readonly onClose: () => void }) {
  const { words, say } = useSpoken();
  const announce = useAnnounce();
  const remove = useRemove();
  const confirm = () =>
    remove.mutate(member.id, {
      onSuccess: () => {
        announce(words.done);
        onClose();
      },
    });
  return (
    <Dialog title={say('removeAsk', { name: member.name })} onClose={onClose}>
      <div className="form">
        <p>{words.removeMeans}</p>
        <Trouble error={remove.error} />
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="button" className="button danger" disabled={remove.isPending} onClick={confirm}>
            {words.remove}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** The link is shown once: whoever has it comes in. */
function Invite({ onClose }: { readonly onClose: () => void }) {
  const { words, say, language } = useSpoken();
  const { timeZone } = useBusiness();
  const invite = useInvite();
  const [role, setRole] = useState<Role>('staff');
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ role, ...(email.trim() !== '' && { email: email.trim() }) });
  };
  return (
    <Dialog title={words.invite} onClose={onClose}>
      {invite.data ? (
        <div className="form">
          <p>{say('inviteLink', { until: sayMoment(language, timeZone, invite.data.until) })}</p>
          <input
            {...{ readOnly: true, 'aria-label': words.invitation, value: invite.data.link }}
            onFocus={({ target }) => target.select()}
          />
          <div className="buttons end">
            <button
              type="button"
              className="button strong"
              onClick={() => void navigator.clipboard.writeText(invite.data.link)}
            >
              {words.copy}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {words.close}
            </button>
          </div>
        </div>
      ) : (
        <form className="form" onSubmit={submit}>
          <label className="field">
            <span>{words.role}</span>
            <select value={role} onChange={({ target }) => setRole(target.value as Role)}>
              <option value="staff">{words.roleStaff}</option>
              <option value="owner">{words.roleOwner}</option>
            </select>
            <small>{role === 'owner' ? words.ownerMay : words.staffMay}</small>
          </label>
          <label className="field">
            <span>{words.emailIfKnown}</span>
            <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
          </label>
          <Trouble error={invite.error} />
          <div className="buttons end">
            <button type="button" className="button" onClick={onClose}>
              {words.cancel}
            </button>
            <button type="submit" className="button strong" disabled={invite.isPending}>
              {words.makeLink}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
