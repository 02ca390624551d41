import type { Issue } from '@skyhelm/core/issue';
import { OPEN_AIR, type Airspace } from '@skyhelm/core/plan/checks/airspace';
import { createContext, useContext } from 'react';

/** What is wrong with the route on the desk. */
export const IssuesContext = createContext<readonly Issue[]>([]);

export const useIssues = (): readonly Issue[] => useContext(IssuesContext);

/** What it was held to. */
export const AirContext = createContext<Airspace>(OPEN_AIR);

export const useAir = (): Airspace => useContext(AirContext);

export function useFaults() {
  const issues = useIssues();
  return {
    /** Of the route itself. */
    isFaulty: (field: string) => issues.some(({ at, severity }) => severity === 'error' && at?.length === 1 && at[0] === field),
    /** Of the pattern. */
    isFaultyInPattern: (field: string) =>
      issues.some(({ at, severity }) => severity === 'error' && at?.[0] === 'pattern' && at[1] === field),
    /** Of the landing route. */
    isFaultyInLanding: (field: string) =>
      issues.some(({ at, severity }) => severity === 'error' && at?.[0] === 'landing' && at[1] === field),
    /** Of the wings it is planned for. */
    isFaultyInWings: (field: string) => issues.some(({ at, severity }) => severity === 'error' && at?.[0] === 'wings' && at[1] === field),
    /** Of any of these waypoints. */
    isFaultyAt: (indices: readonly number[], field: string) =>
      issues.some(({ at, severity }) => severity === 'error' && at?.[2] === field && indices.includes(Number(at[1]))),
    areFaulty: (index: number) => issues.some(({ at, severity }) => severity === 'error' && at?.[0] === 'waypoints' && at[1] === index),
  };
}
