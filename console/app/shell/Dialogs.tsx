import { useSession } from '../../session/session.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { closeDialog, useDialog } from './dialogs.ts';

const ChangePassword = onDemand(async () => (await import('../../features/account/ChangePasswordDialog.tsx')).ChangePasswordDialog, {
  words: ['account', 'issues'],
});
const PersonalInformation = onDemand(
  async () => (await import('../../features/account/PersonalInformationDialog.tsx')).PersonalInformationDialog,
  { words: ['account', 'issues'] },
);

export function Dialogs() {
  const open = useDialog((state) => state.open);
  const forced = useSession((state) => state.user?.mustChangePassword === true);
  return (
    <>
      {(open === 'changePassword' || forced) && <ChangePassword forced={forced} onClose={closeDialog} />}
      {open === 'personalInformation' && !forced && <PersonalInformation onClose={closeDialog} />}
    </>
  );
}
