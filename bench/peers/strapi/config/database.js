module.exports = ({ env }) => ({
  connection: {
    client: 'postgres',
    connection: { connectionString: env('DATABASE_URL') },
    pool: { min: 2, max: env.int('DATABASE_POOL_SIZE') },
  },
});
