// Without the pages of its administration, which need a build of their own and answer no visitor.
module.exports = ({ env }) => ({
  serveAdminPanel: false,
  auth: { secret: env('STRAPI_SECRET') },
  apiToken: { salt: env('STRAPI_SECRET') },
  transfer: { token: { salt: env('STRAPI_SECRET') } },
  secrets: { encryptionKey: env('STRAPI_SECRET') },
});
