import type { UserId } from '@skyhelm/contract/ids';
import type { TaskPilot } from '@skyhelm/contract/task';
import type { LicenceGrade } from '@skyhelm/core/certification/licence';
import type { TaskCraft } from '@skyhelm/core/task/task';
import { Select } from 'antd';
import { useState } from 'react';
import { task } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { NotedOption } from '../../ui/NotedOption.tsx';
import { useWords } from '../../words/words.ts';

const SHOWN = 50;

export interface Wanted {
  deviceType: TaskCraft;
  grade: LicenceGrade;
  /** The day of the flight. */
  on: string;
}

interface PilotSelectProps {
  id?: string;
  'aria-label'?: string;
  wanted: Wanted;
  value?: UserId | null | undefined;
  /** Who is chosen from outside: named also where they are not among those found. */
  present?: { id: UserId; name: string } | null | undefined;
  onChange?(chosen: UserId | null): void;
}

interface Offered {
  label: string;
  refusal: TaskPilot['refusal'];
}

function PilotOption({ label, refusal }: Offered) {
  const t = useWords();
  return <NotedOption label={label} note={refusal === null ? undefined : t(`issues.task.pilot.${refusal}`)} />;
}
const drawOption = ({ data }: { data: Offered }) => <PilotOption label={data.label} refusal={data.refusal} />;

/** Those that can be chosen first, each once. */
const inOrder = (people: readonly TaskPilot[]): TaskPilot[] =>
  [...new Map(people.map((person) => [person.id, person])).values()].toSorted(
    (one, other) => Number(one.refusal !== null) - Number(other.refusal !== null),
  );

/** Who may fly it, and of everybody else why not. */
export function PilotSelect({ wanted, value, present, onChange, ...field }: PilotSelectProps) {
  const t = useWords();
  const [keyword, setKeyword] = useState('');
  const asked = { ...wanted, keyword, pageSize: SHOWN };
  // Among the first of a long list there may be nobody who may fly it.
  const licensed = useRead(task.getTaskPilots, { ...asked, licensed: true }, { keepPrevious: true }).data?.rows ?? [];
  const anybody = useRead(task.getTaskPilots, asked, { keepPrevious: true }).data?.rows ?? [];
  const found = [...licensed, ...anybody];
  const isElsewhere = present && present.id === value && found.every(({ id }) => id !== value);
  return (
    <Select
      {...field}
      allowClear
      placeholder={t('task.crew.nobody')}
      popupMatchSelectWidth={false}
      value={value ?? null}
      showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.trim().slice(0, 50)) }}
      options={[
        ...(isElsewhere ? [{ value: present.id, label: present.name, disabled: false, refusal: null }] : []),
        ...inOrder(found).map(({ id, name, userName, refusal }) => ({
          value: id,
          label: `${name} (${userName})`,
          disabled: refusal !== null,
          refusal,
        })),
      ]}
      optionRender={drawOption}
      onChange={(chosen: UserId | null | undefined) => onChange?.(chosen ?? null)}
    />
  );
}
