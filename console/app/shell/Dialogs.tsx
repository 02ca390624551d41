import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session.ts';
import { loadWords } from '../../words/words.ts';
import { closeDialog, useDialog } from './dialogs.ts';

const ChangePassword = lazy(async () => {
  const [dialog] = await Promise.all([import('../../features/account/ChangePasswordDialog.tsx'), loadWords('account', 'issues')]);
  return { default: dialog.ChangePasswordDialog };
});
const PersonalInformation = lazy(async () => {
  const [dialog] = await Promise.all([import('../../features/account/PersonalInformationDialog.tsx'), loadWords('account', 'issues')]);
  return { default: dialog.PersonalInformationDialog };
});

export function Dialogs() {
  const open = useDialog((state) => state.open);
  const forced = useSession((state) => state.user?.mustChangePassword === true);
  return (
    <Suspense>
      {(open === 'changePassword' || forced) && <ChangePassword forced={forced} onClose={closeDialog} />}
      {open === 'personalInformation' && !forced && <PersonalInformation onClose={closeDialog} />}
    </Suspense>
  );
}
