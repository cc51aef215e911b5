/**
 * Server settings of every embedded cluster, tests included. Durability (fsync, full_page_writes, synchronous_commit)
 * stays at PostgreSQL's default, which is on; the application refuses to run otherwise.
 */
export const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '120',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  // Short statements only: compiling them costs more than running them.
  jit: 'off',
  log_min_duration_statement: '1000ms',
  log_lock_waits: 'on',
  log_line_prefix: '%m [%p] %q%u@%d ',
  track_io_timing: 'on',
};
