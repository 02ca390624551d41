import type { Summary } from '@skyhelm/contract/home';
import { useHas } from '../../session/session.ts';
import { formatDateTime, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { LISTS } from './addresses.ts';
import { Card, Facts } from './Card.tsx';
import { OpenLink } from './OpenLink.tsx';

export function People({ people }: { people: NonNullable<Summary['people']> }) {
  const t = useWords();
  return (
    <Card title={t('home.people')} figure={formatNumber(people.total)} href={LISTS.people} link={<OpenLink screen="user" />}>
      <Facts
        facts={[
          people.online === null
            ? [t('home.people.online'), t('common.none')]
            : [t('home.people.online'), formatNumber(people.online), LISTS.peopleOnline],
          [t('home.people.withoutDepartment'), formatNumber(people.withoutDepartment), LISTS.peopleWithoutDepartment],
          [t('home.people.frozen'), formatNumber(people.frozen), LISTS.peopleFrozen],
        ]}
      />
    </Card>
  );
}

export function Devices({ devices }: { devices: NonNullable<Summary['devices']> }) {
  const t = useWords();
  return (
    <Card title={t('home.devices')} figure={formatNumber(devices.total)} href={LISTS.devices} link={<OpenLink screen="device" />}>
      <Facts
        facts={[
          [t('home.devices.online'), formatNumber(devices.online), LISTS.devicesOnline],
          [t('home.devices.flying'), formatNumber(devices.flying), LISTS.flying],
          [t('home.devices.underRepair'), formatNumber(devices.underRepair), LISTS.devicesUnderRepair],
        ]}
      />
    </Card>
  );
}

export function Certifications({ certifications }: { certifications: NonNullable<Summary['certifications']> }) {
  const t = useWords();
  const seesPeople = useHas('user:query');
  const pilots = (licence: 'held' | 'none', count: number) =>
    seesPeople ? ([formatNumber(count), LISTS.pilots(licence)] as const) : ([formatNumber(count)] as const);
  return (
    <Card
      title={t('home.certifications')}
      figure={formatNumber(certifications.pending)}
      caption={t('home.certifications.pending')}
      href={LISTS.certifications}
      link={<OpenLink screen="userReview" />}
    >
      <Facts
        facts={[
          [t('home.certifications.passed'), ...pilots('held', certifications.passed)],
          [t('home.certifications.notCertified'), ...pilots('none', certifications.notCertified)],
        ]}
      />
    </Card>
  );
}

export function Server({ server }: { server: Summary['server'] }) {
  const t = useWords();
  return (
    <Card title={t('home.server')}>
      <Facts
        facts={[
          [t('home.server.version'), server.version],
          [t('home.server.edition'), t(server.edition === 'personal' ? 'home.server.edition.personal' : 'home.server.edition.enterprise')],
          [t('home.server.startedAt'), formatDateTime(server.startedAt)],
        ]}
      />
    </Card>
  );
}
