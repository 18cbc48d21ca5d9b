// As quiet as Samaj is while it is measured.
module.exports = { level: 'warn' };
