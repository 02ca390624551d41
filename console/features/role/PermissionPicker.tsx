import { IGNORING_DATA_SCOPE, PERMISSIONS, PTZ_CODES, type Permission, type PtzCode } from '@skyhelm/contract/permissions';
import { holds } from '@skyhelm/core/identity/permission';
import { useWords } from '../../words/words.ts';
import { useHeld } from './held.ts';
import { groupsOf, tick } from './permission-groups.ts';
import styles from './role.module.css';
import { TickGroup } from './TickGroup.tsx';

interface PickerProps<C extends string> {
  id?: string;
  value?: readonly C[];
  onChange?(chosen: C[]): void;
}

interface PermissionPickerProps extends PickerProps<Permission> {
  /** Where not all of them can be given. */
  offered?: readonly Permission[];
  /** Whether those that no data scope limits are marked. */
  marksScope?: boolean;
}

export function PermissionPicker({ id, value = [], onChange, offered = PERMISSIONS, marksScope = false }: PermissionPickerProps) {
  const t = useWords();
  const { permissions: held } = useHeld();
  const mayGive = (permission: Permission) => holds(held, permission) && offered.includes(permission);
  const tickAll = (permissions: readonly Permission[], on: boolean) =>
    onChange?.(permissions.reduce<readonly Permission[]>((ticked, each) => tick(ticked, each, on, mayGive), value) as Permission[]);
  return (
    <div id={id} role="group" aria-label={t('role.permissions')} className={styles['groups']}>
      {groupsOf(offered).map(({ noun, permissions }) => (
        <TickGroup
          key={noun}
          title={t(`permission.${noun}`)}
          choices={permissions.map((each) => ({
            value: each,
            label: t(`permission.${each}`),
            mayGive: mayGive(each),
            ignoresScope: marksScope && IGNORING_DATA_SCOPE.includes(each),
          }))}
          ticked={value}
          onTick={(permission, on) => tickAll([permission], on)}
          onTickAll={tickAll}
        />
      ))}
    </div>
  );
}

export function PtzPicker({ id, value = [], onChange }: PickerProps<PtzCode>) {
  const t = useWords();
  const { ptzPermissions: held } = useHeld();
  const tickAll = (codes: readonly PtzCode[], on: boolean) =>
    onChange?.(PTZ_CODES.filter((code) => (codes.includes(code) ? on : value.includes(code))));
  return (
    <div id={id} role="group" aria-label={t('role.ptzPermissions')} className={styles['groups']}>
      <TickGroup
        title={t('permission.ptz')}
        choices={PTZ_CODES.map((code) => ({ value: code, label: t(`permission.${code}`), mayGive: held.includes(code) }))}
        ticked={value}
        onTick={(code, on) => tickAll([code], on)}
        onTickAll={tickAll}
      />
    </div>
  );
}
