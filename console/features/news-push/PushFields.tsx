import type { NewsPush } from '@skyhelm/contract/news-push';
import { PUSH_MODES, PUSH_PRIORITIES, PUSH_TEXT_MAX, type PushMode, type PushPriority } from '@skyhelm/contract/news-push-facts';
import { Form, Radio } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { MomentInput } from '../../ui/MomentInput.tsx';
import { useWords } from '../../words/words.ts';
import { Receivers } from './Receivers.tsx';

/** What is edited says so: the messages that were sent stay as they are. */
export function PushFields({ edited }: { edited?: NewsPush }) {
  const t = useWords();
  const form = Form.useFormInstance();
  const priority = Form.useWatch<PushPriority | undefined>('priority', form);
  return (
    <>
      {edited !== undefined && edited.sendings > 0 && <p className="page-note">{t('newspush.edit.note')}</p>}
      <Field name="title" label={t('newspush.name')} required>
        <Input maxLength={PUSH_TEXT_MAX.title} data-first-field />
      </Field>
      <Field name="content" label={t('newspush.content')} required>
        <TextArea maxLength={PUSH_TEXT_MAX.content} showCount autoSize={{ minRows: 3, maxRows: 10 }} />
      </Field>
      <Field
        name="priority"
        label={t('newspush.priority')}
        required
        hint={priority === 'urgent' ? t('newspush.priority.urgent.note') : undefined}
      >
        <Radio.Group optionType="button" options={PUSH_PRIORITIES.map((value) => ({ value, label: t(`newspush.priority.${value}`) }))} />
      </Field>
      <Receivers edited={edited} />
      <Field name="mode" label={t('newspush.mode')} required>
        <Radio.Group optionType="button" options={PUSH_MODES.map((value) => ({ value, label: t(`newspush.mode.${value}`) }))} />
      </Field>
      <Times />
    </>
  );
}

function Times() {
  const t = useWords();
  const mode = Form.useWatch<PushMode | undefined>('mode', Form.useFormInstance());
  if (mode === 'timed') {
    return (
      <Field name="pushAt" label={t('newspush.pushAt')} required>
        <MomentInput />
      </Field>
    );
  }
  if (mode !== 'cycle') return null;
  return (
    <>
      <Field name="intervalMinutes" label={t('newspush.interval')} required>
        <Input inputMode="numeric" maxLength={5} autoComplete="off" />
      </Field>
      <Field name="pushAt" label={t('newspush.startAt')} hint={t('newspush.startAt.note')}>
        <MomentInput />
      </Field>
      <Field name="endsAt" label={t('newspush.endsAt')} hint={t('newspush.endsAt.note')} dependsOn={['pushAt']}>
        <MomentInput />
      </Field>
    </>
  );
}
