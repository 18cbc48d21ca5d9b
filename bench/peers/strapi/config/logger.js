// The same log level as Samaj in the benchmark.
module.exports = { level: 'warn' };
