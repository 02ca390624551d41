import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { DeviceId } from '@skyhelm/contract/ids';
import { Tabs } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { FlightAlarms } from '../ground-station/index.ts';
import type { Tool } from './tool.ts';
import styles from './edit.module.css';
import { FlyTab } from './FlyTab.tsx';
import { IssueList } from './IssueList.tsx';
import { Changeable, FieldsOff } from './looking/Changeable.tsx';
import { LengthSum } from './LengthSum.tsx';
import type { Around } from './pattern/new-pattern.ts';
import { PatternTab } from './pattern/PatternTab.tsx';
import type { RouteField } from './route-fields.ts';
import { RouteTab } from './RouteTab.tsx';
import { useIssues } from './use-faults.ts';
import { WaypointForm } from './WaypointForm.tsx';
import { WaypointTable } from './WaypointTable.tsx';

export type Tab = 'pattern' | 'route' | 'waypoints' | 'check' | 'fly';

interface SidePanelProps {
  /** Above all else. */
  notice: ReactNode;
  tab: Tab;
  onTab(tab: Tab): void;
  /** What the map shows. */
  around(): Around;
  tool: Tool;
  onTool(tool: Tool): void;
  onJump(index: number): void;
  fleet: readonly FleetMember[];
  aircraft: DeviceId | undefined;
  onAircraft(id: DeviceId | undefined): void;
}

/** Everything about the route that is not a place on the map. */
export function SidePanel({ notice, tab, onTab, around, tool, onTool, onJump, fleet, aircraft, onAircraft }: SidePanelProps) {
  const t = useWords();
  const issues = useIssues();
  /** Once more is never mind. */
  const ask = (one: Tool) => onTool(tool === one ? 'select' : one);
  const mayFly = useHas('device:control');
  const side = useRef<HTMLElement>(null);
  const [sought, seek] = useState<{ field: RouteField }>();
  useEffect(() => {
    if (!sought) return;
    // A tab that has just been opened is hidden until it is drawn, and what is hidden takes no focus.
    const frame = requestAnimationFrame(() =>
      side.current?.querySelector<HTMLElement>(`[data-field="${sought.field}"] :is(input, textarea)`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [sought]);
  return (
    <aside className={styles['side']} ref={side}>
      {mayFly && aircraft && <FlightAlarms deviceId={aircraft} />}
      {notice}
      <Tabs
        activeKey={tab}
        onChange={(key) => onTab(key as Tab)}
        destroyOnHidden={false}
        tabBarGutter={16}
        items={[
          {
            key: 'pattern',
            label: t('route.tab.pattern'),
            children: (
              <Changeable>
                <PatternTab around={around} onTool={onTool} />
              </Changeable>
            ),
          },
          {
            key: 'route',
            label: t('route.tab.route'),
            children: <RouteTab isLanding={tool === 'landing'} onLanding={() => ask('landing')} />,
          },
          {
            key: 'waypoints',
            label: t('route.tab.waypoints'),
            children: (
              <>
                <FieldsOff>
                  <WaypointTable />
                </FieldsOff>
                <LengthSum />
                <div className={styles['below']}>
                  <Changeable>
                    <WaypointForm isTargeting={tool === 'target'} onTarget={() => ask('target')} />
                  </Changeable>
                </div>
              </>
            ),
          },
          {
            key: 'check',
            label: issues.length === 0 ? t('route.tab.check') : t('route.tab.check.count', { count: issues.length }),
            children: (
              <FieldsOff>
                <IssueList
                  onJump={onJump}
                  onField={(field) => {
                    onTab('route');
                    seek({ field });
                  }}
                />
              </FieldsOff>
            ),
          },
          ...(mayFly
            ? [{ key: 'fly', label: t('route.tab.fly'), children: <FlyTab fleet={fleet} aircraft={aircraft} onAircraft={onAircraft} /> }]
            : []),
        ]}
      />
    </aside>
  );
}
