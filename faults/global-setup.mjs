// The fault tests run against the built server.
export { ensureBuilt as default } from '../bench/project.mjs';
