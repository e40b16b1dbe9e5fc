import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { repository } from "../support/deno-door.ts";
import { freePort } from "../support/free-port.ts";

export type Program = { url: string; stop(): Promise<void> };

/** Caddy as deploy/Caddyfile sets it up, but for the address, the certificate and the ports. */
export async function startCaddy(program: string, ports: number[]): Promise<Program> {
  const port = await freePort();
  const example = await readExample("Caddyfile", ports);
  const config = `{\n\tadmin off\n}\n${example.replace("your.domain {", `http://:${port} {`)}`;
  return launch(port, { config }, (folder) =>
    spawn(program, ["run", "--adapter", "caddyfile", "--config", join(folder, "config")], {
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: "ignore",
    }),
  );
}

/** nginx as deploy/nginx.conf sets it up, but for the certificate, the ports and its log. */
export async function startNginx(program: string, ports: number[]): Promise<Program> {
  const port = await freePort();
  const example = (await readExample("nginx.conf", ports))
    .replace(/^server \{\n\tlisten 80;[^}]*\}\n/m, "")
    .replace("listen 443 ssl", `listen 127.0.0.1:${port}`)
    .replaceAll(/^\s*(ssl_|listen \[|access_log ).*\n/gm, "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${name};`)
    .join("\n");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const config = `daemon off; pid pid; ${user} events {} http { access_log off;\n${temporary}\n${example} }`;
  return launch(port, { config }, (folder) =>
    spawn(program, ["-p", folder, "-c", join(folder, "config"), "-e", join(folder, "errors")], {
      stdio: "ignore",
    }),
  );
}

/** PgBouncer in transaction mode in front of a PostgreSQL, set up as docs/hosting.md tells. */
export async function startPgbouncer(program: string, database: string): Promise<Program> {
  const port = await freePort();
  const target = new URL(database);
  const config = `[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${"{folder}"}/users
pool_mode = transaction
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`;
  const running = await launch(port, { config, users: '"postgres" ""\n' }, (folder) =>
    spawn(program, [join(folder, "config")], {
      stdio: "ignore",
      // It refuses to run as root.
      ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
    }),
  );
  target.port = String(port);
  return { ...running, url: `${target}?prepare=false` };
}

async function readExample(name: string, [one, two]: number[]): Promise<string> {
  const text = await readFile(join(repository, "deploy", name), "utf8");
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replace("127.0.0.1:3001", `127.0.0.1:${one}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${two}`);
}

/** Starts a program with these files in a folder of its own, and waits until its port is open. */
async function launch(
  port: number,
  files: Record<string, string>,
  start: (folder: string) => ChildProcess,
): Promise<Program> {
  const folder = await mkdtemp(join(tmpdir(), "program-"));
  await chmod(folder, 0o755);
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text.replaceAll("{folder}", folder));
  }
  if (process.getuid?.() === 0) await chown(folder, 65_534, 65_534);
  const child = start(folder);
  const exited = once(child, "exit");
  let ended = false;
  exited.then(() => {
    ended = true;
  });
  while (!(await isOpen(port))) {
    if (ended) throw new Error(`${child.spawnfile} ended at once`);
    await wait(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect")
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
