# Holdfast in a container: built once, run without what building needs.
FROM node:20-bookworm-slim AS built
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The build is run below, when the sources are there.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=built /app/package.json ./
COPY --from=built /app/node_modules node_modules
COPY --from=built /app/bin bin
COPY --from=built /app/dist dist
COPY --from=built /app/demo demo
RUN mkdir -p /data /businesses && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/holdfast.js", "start", "--host", "0.0.0.0", "--port", "3000", "--data", "/data"]
