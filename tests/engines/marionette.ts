import { connect } from 'node:net';
import { Session, WebDriver, error as webdriverError, type Capabilities } from 'selenium-webdriver';
import type { Command } from 'selenium-webdriver/lib/command.js';

/** Marionette's names for selenium's commands: https://searchfox.org/mozilla-central/source/remote/marionette/driver.sys.mjs. */
const NAMES: Readonly<Record<string, string>> = {
  get: 'Navigate',
  goBack: 'Back',
  goForward: 'Forward',
  refresh: 'Refresh',
  executeScript: 'ExecuteScript',
  clickElement: 'ElementClick',
  actions: 'PerformActions',
  setWindowRect: 'SetWindowRect',
  quit: 'DeleteSession',
};

/** The key under which an element's id is sent: https://w3c.github.io/webdriver/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Result = Record<string, unknown>;
type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: Result];

/** Connects to Marionette, whose messages are JSON after their length. @returns a function that sends a command */
function speakTo(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting: ((answer: Answer) => void)[] = [];
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting[message[1]]!(message as Answer);
    }
  });
  return async (name: string, parameters: object): Promise<Result> => {
    const [, , error, result] = await new Promise<Answer>((done) => {
      const message = JSON.stringify([0, waiting.push(done) - 1, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    if (error) webdriverError.throwDecodedError(error as never);
    return result;
  };
}

/** Lets selenium-webdriver drive a Firefox that listens on `port`, as geckodriver does, which Debian lacks. */
export async function driveFirefox(port: number, capabilities: Capabilities): Promise<WebDriver> {
  const send = speakTo(port);
  const executor = {
    async execute(command: Command): Promise<unknown> {
      const { id, ...parameters } = command.getParameters() as { id?: Record<string, string> };
      const name = NAMES[command.getName()];
      if (!name) throw new Error(`marionette.ts has no name for selenium’s command ${command.getName()}`);
      return (await send(name, id ? { ...parameters, id: id[ELEMENT] } : parameters)).value;
    },
  };
  const wanted = [...capabilities.keys()].map((key) => [key, capabilities.get(key) as unknown]);
  const { sessionId, capabilities: granted } = await send('NewSession', Object.fromEntries(wanted));
  return new WebDriver(new Session(sessionId as string, granted as object), executor as never);
}
