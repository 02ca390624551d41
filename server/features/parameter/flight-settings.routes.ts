import { getFlightSettings, setFlightSettings } from '@skyhelm/contract/flight-settings';
import type { Values } from '@skyhelm/core/vehicle/fence-dialect';
import { FLIGHT_SETTINGS, type WantedSettings } from '@skyhelm/core/vehicle/flight-settings/flight-settings';
import { parametersFor, settingsOnBoard, type SettingsOnBoard } from '@skyhelm/core/vehicle/flight-settings/settings-on-board';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import type { ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { requireSeen, stateOf, type FindStanding } from '../control/index.ts';
import type { WriteOrder } from './order-writes.ts';
import { parametersOf } from './parameter-list.ts';

const valuesIn = ({ parameters }: ParameterSnapshot): Values =>
  new Map(parameters.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));

/** What the pilot of an aircraft sets, whatever its autopilot calls it: kept by the aircraft itself, as parameters. */
export const flightSettingsRoutes = (services: Services, find: FindStanding, order: WriteOrder): Implementation[] => [
  implement(getFlightSettings, async ({ db, actor }, { deviceId }) => {
    await requireSeen(find, db, actor, deviceId);
    const snapshot = await parametersOf(services, deviceId);
    const { online, isCurrent, model } = snapshot;
    if (!model) return { online, isCurrent, settings: null, border: null };
    const { border, ...settings } = settingsOnBoard(model, valuesIn(snapshot));
    return { online, isCurrent, settings, border };
  }),

  implementPrepared(
    setFlightSettings,
    async ({ db, actor }, { deviceId }) => {
      // To ask for parameters is to have the aircraft asked: that is for those who see it.
      await requireSeen(find, db, actor, deviceId);
      return { snapshot: await parametersOf(services, deviceId), state: await stateOf(services.bus, deviceId) };
    },
    async (context, { deviceId, ...wanted }, { snapshot, state }) => {
      const { model, isCurrent, online } = snapshot;
      if (!online) refuse('parameter.offline');
      // What is in force stays so: nobody can tell what that is from values of yesterday.
      if (!model || !isCurrent) return refuse('parameter.unread');
      const values = valuesIn(snapshot);
      refuseUnfitting(wanted, settingsOnBoard(model, values), context.language);
      const changes = parametersFor(model, values, wanted);
      if (changes.length > 0) return { id: await order(context, { deviceId, changes, snapshot, state, evenOutOfRange: true }) };
      context.nothingChanged();
      return { id: null };
    },
  ),
];

/** All that the aircraft has a parameter for has to be given, and nothing else. */
function refuseUnfitting(wanted: WantedSettings, onBoard: SettingsOnBoard, language: Language): void {
  const issues = FLIGHT_SETTINGS.filter((setting) => (wanted[setting] !== null) !== onBoard[setting].isSettable).map((setting) => {
    const code = onBoard[setting].isSettable ? (`${setting}.required` as const) : ('flightSettings.absent' as const);
    return { path: setting, code, mes: say(language, `issues.${code}`) };
  });
  if (issues.length > 0) refuse('input.invalid', {}, { issues });
}
