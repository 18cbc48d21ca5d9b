module.exports = ({ env }) => ({
  // The limits that Strapi recommends.
  graphql: { config: { landingPage: false, defaultLimit: 25, maxLimit: 100, depthLimit: 10 } },
  'users-permissions': { config: { jwtSecret: env('STRAPI_SECRET') } },
});
