import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/features/**/tables.server.ts", "./src/platform/**/tables.server.ts"],
  out: "./migrations",
});
