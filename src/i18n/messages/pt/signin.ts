import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Entrar",
  lead: "Guarde ícones em coleções e encontre-os em todos os seus dispositivos. O primeiro acesso cria a conta.",
  with: "Continuar com {provider}",
  standIn: "Substituto",
  testMode: "Este site está em modo de teste: os botões levam a uma página desta máquina em que você escolhe quem ser.",
  none: "Ainda não é possível entrar aqui: nenhum provedor está configurado.",
  "problem.cancelled": "Você voltou atrás em {provider}. Nada mudou.",
  "problem.expired": "Demorou demais ou começou em outro navegador. Comece de novo.",
  "problem.refused": "{provider} não confirmou o acesso. Comece de novo.",
  "problem.busy": "Tentativas demais. Espere um momento e comece de novo.",
  "problem.unavailable": "Não foi possível contatar {provider} agora. Tente de novo ou escolha outra forma.",
  "unconfirmed.title": "Você entrou com uma conta nova",
  "unconfirmed.text":
    "{provider} não confirma que o endereço de e-mail é seu, por isso esta conta fica separada. Se você já esteve aqui, saia e use a forma de antes.",
  "back.title": "Que bom ter você de volta",
  "back.text": "Sua conta ia ser excluída. Como você entrou, ela continua, com tudo o que há nela.",
  "notice.go": "Continuar",
  "policy.title": "Como as contas podem ser usadas",
  "policy.lead": "Três regras mantêm o site rápido e justo para todos.",
  "policy.held": "Sua conta está suspensa",
  "policy.heldText":
    "Notamos um uso contrário a estas regras. Sua licença continua como está, mas as páginas ficam fechadas para esta conta até isso se resolver.",
  "policy.person": "Uma conta é para uma pessoa. Não compartilhe seu acesso.",
  "policy.machine": "Os downloads são para o seu próprio trabalho. Programas usam a API dentro dos limites dela.",
  "policy.licence": "Cada ícone mantém a própria licença. Faça o que ela pede, como citar o autor.",
  "policy.settle": "Acha que é um engano? Responda ao e-mail com o seu recibo.",
  "menu.label": "Sua conta",
  "menu.collections": "Coleções",
  "menu.account": "Conta",
  "menu.signOut": "Sair",
} satisfies Translation<"signin">;
