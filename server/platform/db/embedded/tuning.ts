/** Chosen for a small machine: the whole product rests below 350 MB, yet lists of a million rows stay in memory. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '40',
  superuser_reserved_connections: '2',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '16MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  jit: 'off',
  huge_pages: 'off',
  // Three helper processes less; reads come from the page cache here.
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  autovacuum_worker_slots: '2',
  autovacuum_max_workers: '2',
  // No replicas: backups are read through SQL.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '512MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  statement_timeout: '2min',
  idle_in_transaction_session_timeout: '1min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements go to the caller; here their values would be kept in a file that nobody guards.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

export type Tuning = Partial<Record<keyof typeof SETTINGS, string>>;

export const settingArguments = (changed: Tuning = {}): string[] =>
  Object.entries({ ...SETTINGS, ...changed }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
