// One load on one server, in a process of its own so that it can have a core of its own. Its one parameter is
// what autocannon takes, as JSON; it prints what came out, as JSON.
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
