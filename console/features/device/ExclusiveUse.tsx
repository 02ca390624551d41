import type { Sharing } from '@skyhelm/contract/device-share';
import { Button, Form } from 'antd';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Field, SchemaContext } from '../../ui/form/Field.tsx';
import { useSubmit } from '../../ui/form/use-submit.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';
import { PersonInput } from './PersonInput.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';

export function ExclusiveUse({ sharing }: { sharing: Sharing }) {
  const t = useWords();
  const { id, exclusive, mayManage } = sharing;
  const end = useChange(deviceShare.endExclusiveUse, {
    stale: KNOWING_DEVICES,
    onSuccess: () => toast.success(t('share.exclusive.ended')),
  });
  return (
    <section aria-labelledby="share-exclusive">
      <h3 id="share-exclusive">{t('share.exclusive')}</h3>
      <p className={styles['soft']}>{t('share.exclusive.explain')}</p>
      {exclusive && (
        <ul className={styles['rows']}>
          <li>
            <div>
              <strong>{exclusive.name}</strong>
              <span className={styles['below']}>{exclusive.userName}</span>
            </div>
            {mayManage && (
              <Button loading={end.isPending} onClick={() => end.mutate({ input: { id } })}>
                {t('share.exclusive.end')}
              </Button>
            )}
          </li>
        </ul>
      )}
      {!exclusive && mayManage && <ExclusiveForm sharing={sharing} />}
      {!exclusive && !mayManage && t('common.none')}
    </section>
  );
}

function ExclusiveForm({ sharing: { id, flying } }: { sharing: Sharing }) {
  const t = useWords();
  const [form] = Form.useForm();
  const set = useChange(deviceShare.setExclusiveUser, {
    stale: KNOWING_DEVICES,
    quiet: true,
    onSuccess: () => toast.success(t('share.exclusive.done')),
  });
  const submit = useSubmit<{ userName: string }>(form, ({ userName }, submitKey) =>
    set.mutateAsync({ input: { id, userName }, submitKey }),
  );
  const schema = async () => {
    const { input } = (await import('@skyhelm/contract/device-share')).setExclusiveUser;
    return { safeParse: (values: unknown) => input.safeParse({ ...(values as object), id }) };
  };
  return (
    <SchemaContext value={schema}>
      <Refusal text={submit.refusal} />
      <Form form={form} layout="vertical" name="exclusive" className={styles['shareForm'] ?? ''} onFinish={() => void submit.run()}>
        <Field name="userName" label={t('share.userName')} required hint={flying ? t('share.exclusive.flying') : undefined}>
          <PersonInput disabled={flying} />
        </Field>
        <Button htmlType="submit" disabled={flying} loading={submit.busy}>
          {t('share.exclusive.set')}
        </Button>
      </Form>
    </SchemaContext>
  );
}
