// Applies one load to one server, as a separate process so that it can run on another core. Its only argument is
// autocannon's options as JSON; it prints the results as JSON.
import autocannon from 'autocannon';

const { requests, latency, duration, non2xx, errors, timeouts } = await autocannon(
  JSON.parse(process.argv[2]),
);
console.log(
  JSON.stringify({
    answers: requests.total,
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failures: non2xx + errors + timeouts,
  }),
);
