import type { User } from '@skyhelm/contract/user';
import { Form, Switch } from 'antd';
import { useMemo } from 'react';
import { useHas, useSession } from '../../session/session.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { useWords } from '../../words/words.ts';
import { DepartmentSelect } from '../department/index.ts';
import { RoleSelect, useHeld } from '../role/index.ts';
import { CertificationLink } from './CertificationLink.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import styles from './user.module.css';

/** Fields of a new user, or of one who is edited. What cannot be changed here says why. */
export function UserFields({ edited }: { edited?: User }) {
  const t = useWords();
  const { reachesAll } = useHeld();
  const mayMoveCodes = useHas('user:resetPassword') || edited === undefined;
  const isMe = useSession((state) => state.user?.id) === edited?.id;
  const present = useMemo(() => (edited?.deptId ? { id: edited.deptId, name: edited.deptName } : undefined), [edited]);
  const mayHaveNone = edited?.roles.length === 0;
  const contactHint = mayMoveCodes ? undefined : t('user.contact.hint');
  return (
    <>
      <Field name="name" label={t('user.name')} required>
        <Input maxLength={50} data-first-field />
      </Field>
      {edited === undefined ? (
        <Field name="userName" label={t('user.userName')} required>
          <Input maxLength={32} autoComplete="off" />
        </Field>
      ) : (
        <Form.Item label={t('user.userName')}>
          <Input disabled value={edited.userName} aria-label={t('user.userName')} />
        </Form.Item>
      )}
      <Field name="deptId" label={t('user.department')} required>
        <DepartmentSelect nowhere={reachesAll ? t('user.nowhere') : undefined} present={present} />
      </Field>
      <Field name="roleIds" label={t('user.roles')} required={!mayHaveNone} hint={isMe ? t('user.roles.own') : undefined}>
        <RoleSelect present={edited?.roles ?? []} disabled={isMe} />
      </Field>
      <Field name="mobile" label={t('user.mobile')} hint={contactHint}>
        <Input maxLength={20} disabled={!mayMoveCodes} inputMode="tel" />
      </Field>
      <Field name="email" label={t('user.email')} hint={contactHint}>
        <Input maxLength={254} disabled={!mayMoveCodes} inputMode="email" />
      </Field>
      <Field name="remark" label={t('user.remark')}>
        <TextArea maxLength={200} showCount autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      {edited && (
        <Form.Item label={t('user.certification')}>
          <div className={styles['certifications']}>
            {t('user.realName')} <CertificationLink state={edited.realName} userName={edited.userName} apart />
            {t('user.pilot')} <CertificationLink state={edited.pilot} userName={edited.userName} apart />
          </div>
        </Form.Item>
      )}
      {edited === undefined && <PasswordFields />}
      <Field name="changePassword" label={t('user.mayChangePassword')} valuePropName="checked">
        <Switch disabled={isMe} />
      </Field>
    </>
  );
}
