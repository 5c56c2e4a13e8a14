import { GameError, RefusalError } from '@rulewright/core';
import { gameNames } from './games.js';
import { meantInstead } from './near.js';
import { refusedInWords } from './refused.js';
import { clip, EXIT, guarded, InputError, type Terminal, UsageError } from './terminal.js';
import { version } from './version.js';

type Command = (args: readonly string[], terminal: Terminal) => Promise<number>;

/** Each command is loaded when it is called, so that a short one starts at once. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.js')).play,
  replay: async () => (await import('./commands/log-files.js')).replay,
  verify: async () => (await import('./commands/log-files.js')).verify,
  rules: async () => (await import('./commands/rules.js')).rules,
  odds: async () => (await import('./commands/odds.js')).odds,
  case: async () => (await import('./commands/case.js')).cases,
  'new-game': async () => (await import('./commands/new-game.js')).newGame,
};

const help = `rulewright ${version}: tabletop rules, played, replayed and looked up

  rulewright play <game> [--players N] [--seed S] [--bot random|greedy|mcts] [--human SEAT]…
                         [--edition ID] [--map MAP] [--option NAME=VALUE]… [--matches N]
                         [--resume FILE] [--out FOLDER] [--quiet]
  rulewright replay FILE [--html FILE] [--viewer SEAT] [--game GAME]
  rulewright verify FILE [--game GAME]
  rulewright rules <game> [--edition ID] [ID or word]
  rulewright case FILE… [--svg FILE] [--html FILE]
  rulewright case <game> [--edition ID]     how a case is written: signs, facts, answers
  rulewright odds <dice> [target]          3d6   4d6kh3   2d20kl1   5d6>=s4   3d6 ">=11"
  rulewright odds judgement-hex [--edition v11] --attacker ID --target ID [--weapon ID] [--distance N]
                         [--wounds N] [--charge] [--cover [hard|soft]] [--try-again]
  rulewright odds shroudfall-inches ATTACKER[:WEAPON] at TARGET [--wounds N] [--essence GGR] [--enemy-essence GGR]
                         [--condition ID]… [--suffering ID]… [--terrain CARD] [--in-melee]     ATTACKER:? lists the weapons
  rulewright odds eldfall-d20 ATTACKER[:WEAPON] at TARGET [--kind melee|ranged] [--distance N] [--cover light|heavy]
                         [--wounds N] [--ally PROFILE [--chain]] [--rerolls] [--all]     ATTACKER:? lists what the attacker can use
  rulewright new-game FOLDER [--web] [--packages FOLDER]

games: ${gameNames.join(', ')}, or the path of a module that exports "game"
exit codes: 0 done · 1 drift, or nothing found · 2 wrong call · 3 input refused · 70 defect`;

/** Runs one command. Every mistake of the caller is one line on the error output. */
export const main = async (args: readonly string[], unguarded: Terminal): Promise<number> => {
  const terminal = guarded(unguarded);
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h' || rest.includes('--help')) {
    terminal.out(help);
    return name === undefined ? EXIT.usage : EXIT.ok;
  }
  if (name === '--version') {
    terminal.out(version);
    return EXIT.ok;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError(`there is no command ${name}; ${meantInstead(name, Object.keys(commands))}`);
    return await (await command())(rest, terminal);
  } catch (error) {
    if (error instanceof UsageError) return fail(terminal, error.message, EXIT.usage);
    if (error instanceof InputError) return fail(terminal, error.message, EXIT.input);
    if (error instanceof RefusalError) return fail(terminal, refusedInWords(error.refusal), EXIT.input);
    if (error instanceof GameError) return fail(terminal, `a defect of the game: ${error.message}`, EXIT.internal);
    throw error;
  }
};

const fail = (terminal: Terminal, message: string, code: number): number => {
  terminal.err(`rulewright: ${clip(message.split('\n')[0] ?? '', 4000)}`);
  return code;
};
