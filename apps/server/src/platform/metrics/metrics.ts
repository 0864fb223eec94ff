import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
let collecting = false;

const requests = new Histogram({
  name: 'boedel_http_request_seconds',
  help: 'Time a request took, by route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers: [registry],
});

export const jobsDone = new Counter({
  name: 'boedel_jobs_total',
  help: 'Background jobs by kind and outcome',
  labelNames: ['kind', 'outcome'],
  registers: [registry],
});
export const jobSeconds = new Histogram({
  name: 'boedel_job_seconds',
  help: 'Time a background job took, by kind and outcome',
  labelNames: ['kind', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
  registers: [registry],
});
export const jobLastDone = new Gauge({
  name: 'boedel_job_last_done_seconds',
  help: 'When this process last completed a background job of each kind, in seconds since 1970',
  labelNames: ['kind'],
  registers: [registry],
});
export const jobsWaiting = new Gauge({
  name: 'boedel_jobs_waiting',
  help: 'Background jobs waiting to run',
  labelNames: ['state'],
  registers: [registry],
});

const workerFaults = new Counter({
  name: 'boedel_worker_faults_total',
  help: 'Files somebody sent that no thread came to the end of, by job and reason',
  labelNames: ['job', 'reason'],
  registers: [registry],
});
export const countWorkerFault = (job: string, reason: string): void => workerFaults.inc({ job, reason });

const replicaReads = new Counter({
  name: 'boedel_replica_reads_total',
  help: 'Exports, reports and searches by what answered: the replica, or the primary because the replica was behind or away',
  labelNames: ['outcome'],
  registers: [registry],
});
export const countReplicaRead = (outcome: 'replica' | 'behind' | 'away'): void => replicaReads.inc({ outcome });

export function countRequests(app: FastifyInstance): void {
  if (!collecting) {
    collectDefaultMetrics({ register: registry });
    collecting = true;
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

export const renderMetrics = async (): Promise<{ contentType: string; text: string }> => ({
  contentType: registry.contentType,
  text: await registry.metrics(),
});
