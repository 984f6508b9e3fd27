import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;
import org.opensearch.transport.Netty4ModulePlugin;

/** One OpenSearch server until the process ends: {@code OpenSearchNode FOLDER NAME setting=value…}, a list with commas. */
public class OpenSearchNode extends Node {
  private OpenSearchNode(Environment environment) {
    super(environment, List.of(netty()), true);
  }

  /** The transport is on the class path and needs no unpacked folder of plugins. */
  private static PluginInfo netty() {
    String name = Netty4ModulePlugin.class.getName();
    return new PluginInfo(name, "on the class path", "1", Version.CURRENT, "21", name, null, List.of(), false);
  }

  private static Settings settings(Path folder, String name, List<String> others) {
    Settings.Builder settings = Settings.builder()
        .put("path.home", folder)
        .put("path.data", folder.resolve("data"))
        .put("path.logs", folder.resolve("logs"))
        .put("node.name", name)
        .put("network.host", "127.0.0.1")
        .put("transport.type", "netty4")
        .put("http.type", "netty4")
        .put("cluster.routing.allocation.disk.threshold_enabled", false);
    for (String other : others) {
      String[] parts = other.split("=", 2);
      if (parts[1].contains(",")) settings.putList(parts[0], parts[1].split(","));
      else settings.put(parts[0], parts[1]);
    }
    return settings.build();
  }

  public static void main(String[] given) throws Exception {
    Path folder = Path.of(given[0]);
    String name = given[1];
    List<String> others = Arrays.asList(given).subList(2, given.length);
    Settings settings = settings(folder, name, others);
    Environment environment =
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), folder.resolve("config"), () -> name);
    Node node = new OpenSearchNode(environment);
    try {
      node.start();
    } catch (Exception problem) {
      problem.printStackTrace();
      System.exit(1);
    }
    // Ends with the process that began it, whatever becomes of that.
    while (System.in.read() >= 0) continue;
    node.close();
    System.exit(0);
  }
}
