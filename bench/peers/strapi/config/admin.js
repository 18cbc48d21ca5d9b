// Without the administration's pages, which need a separate build and are not measured.
module.exports = ({ env }) => ({
  serveAdminPanel: false,
  auth: { secret: env('STRAPI_SECRET') },
  apiToken: { salt: env('STRAPI_SECRET') },
  transfer: { token: { salt: env('STRAPI_SECRET') } },
  secrets: { encryptionKey: env('STRAPI_SECRET') },
});
