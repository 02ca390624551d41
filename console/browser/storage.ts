/** Storage can be switched off or full, and what stands in it may come from an older version: neither may stop the console. */
export function remembered<T>(key: string, isRight: (value: unknown) => value is T, storage: Storage = localStorage): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isRight(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown, storage: Storage = localStorage): void {
  try {
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
